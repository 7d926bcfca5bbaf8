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

/** Sizes never change: another picture has another id. */
const forever = 'public, max-age=31536000, immutable';

/** A PDF is not kept as long, because people send links to it on. A day is longer than one looks at a listing. */
const aDay = 'public, max-age=86400';

/** A browser keeps a private file and asks before each use, so that nobody sees it there after the person signed out. No CDN keeps it. */
const askFirst = 'private, no-cache';

const noFile = () => new NotFoundError('not_found', 'This file does not exist.');

const formatOf = (file: string): MediaFormat => file.slice(file.indexOf('.') + 1) as MediaFormat;

/** A reply that reads the file as its reader takes it, so that a slow one costs no memory. */
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

/** Replies with one stored size of a picture, or with a PDF. The gateway adds the strict headers of both. */
export const makeReadMedia = ({ db, store }: Deps) => {
  /** One whose account or upload is gone is not served, though its files may still be there. */
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
    /** A file of a listing. */
    readPublic: async (id: string, file: string | null = null): Promise<RawReply> =>
      send(await findReady(id, false), file, { picture: forever, document: aDay }),
    /** A file of a message. @throws NotFoundError also for whoever takes no part in the conversation, signed in or not */
    readPrivate: async (actor: Actor, id: string, file: string | null = null): Promise<RawReply> => {
      const upload = await findReady(id, true);
      if (!(await mayReadFile(db, actor, upload))) throw noFile();
      return send(upload, file, { picture: askFirst, document: askFirst });
    },
  };
};
