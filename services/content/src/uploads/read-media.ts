import { documentFile, type MediaFormat, mediaTypeOf } from '@setu/contracts';
import { type Actor, NotFoundError, RawReply, type ServiceDeps } from '@setu/service-kit';
import type { OpenFile } from '@setu/service-kit/bucket';
import { dispositionOf } from './disposition';
import { mayReadFile } from './private/may-read-file';
import { documentKey, fileKey, type UploadStore } from './store/upload-store';
import { UploadModel } from './upload.model';

interface Deps extends Pick<ServiceDeps, 'db'> {
  store: UploadStore | null;
}

/** The sizes of a picture never change, because another picture has another id. */
const forever = 'public, max-age=31536000, immutable';

/** A PDF is cached for a shorter time, because people share links to it. A day is longer than a visit to a listing. */
const aDay = 'public, max-age=86400';

/** A browser revalidates a private file before each use, so that it is not shown after the user signed out. CDNs must not cache it. */
const askFirst = 'private, no-cache';

const noFile = () => new NotFoundError('not_found', 'This file does not exist.');

const formatOf = (file: string): MediaFormat => file.slice(file.indexOf('.') + 1) as MediaFormat;

/** A reply that streams the file, so that a slow client does not use memory. */
const fileReply = (
  { bytes, stream }: OpenFile,
  contentType: string,
  headers: Record<string, string>,
): RawReply =>
  new RawReply(stream, {
    status: 200,
    contentType,
    headers: { ...headers, 'content-length': String(bytes) },
  });

/** Replies with a stored size of a picture, or with a PDF. The gateway adds their security headers. */
export const makeReadMedia = ({ db, store }: Deps) => {
  /** A file whose account or upload was deleted is not served, even if it is still stored. */
  const findReady = async (id: string, isPrivate: boolean): Promise<UploadModel> => {
    const upload = await UploadModel.query(db).findById(id).where({ state: 'ready', is_private: isPrivate });
    if (!upload) throw noFile();
    return upload;
  };
  const sendPicture = async (id: string, file: string, caching: string): Promise<RawReply> => {
    const found = await store?.open(fileKey(id, file));
    if (!found) throw noFile();
    return fileReply(found, mediaTypeOf[formatOf(file)], { 'cache-control': caching });
  };
  const sendDocument = async ({ id, fileName }: UploadModel, caching: string): Promise<RawReply> => {
    const found = fileName === null ? null : await store?.open(documentKey(id));
    if (!found || fileName === null) throw noFile();
    return fileReply(found, 'application/pdf', {
      'cache-control': caching,
      'content-disposition': dispositionOf(fileName),
    });
  };
  /** @param file null for the largest size as a JPEG */
  const send = (upload: UploadModel, file: string | null, caching: { picture: string; document: string }) =>
    file === documentFile
      ? sendDocument(upload, caching.document)
      : sendPicture(upload.id, file ?? `${upload.width}.jpg`, caching.picture);
  return {
    readPublic: async (id: string, file: string | null = null): Promise<RawReply> =>
      send(await findReady(id, false), file, { picture: forever, document: aDay }),
    /** @throws NotFoundError also for everyone who is not a side of the conversation, signed in or not */
    readPrivate: async (actor: Actor, id: string, file: string | null = null): Promise<RawReply> => {
      const upload = await findReady(id, true);
      if (!(await mayReadFile(db, actor, upload))) throw noFile();
      return send(upload, file, { picture: askFirst, document: askFirst });
    },
  };
};
