import { documentFile, type MediaFormat, mediaTypeOf } from '@setu/contracts';
import { NotFoundError, RawReply, type ServiceDeps } from '@setu/service-kit';
import { dispositionOf } from './disposition';
import { documentKey, fileKey, type UploadStore } from './store/upload-store';
import { UploadModel } from './upload.model';

interface Deps extends Pick<ServiceDeps, 'db'> {
  store: UploadStore | null;
}

/** Sizes never change: another picture has another id. */
const forever = 'public, max-age=31536000, immutable';

/** A PDF is not kept as long, because people send links to it on. A day is longer than one looks at a listing. */
const aDay = 'public, max-age=86400';

const noFile = () => new NotFoundError('not_found', 'This file does not exist.');

const formatOf = (file: string): MediaFormat => file.slice(file.indexOf('.') + 1) as MediaFormat;

/** Replies with one stored size of a picture, or with a PDF. The gateway adds the strict headers of both. */
export const makeReadMedia = ({ db, store }: Deps) => {
  /** One whose account or upload is gone is not served, though its files may still be there. */
  const findReady = async (id: string): Promise<UploadModel> => {
    const upload = await UploadModel.query(db).findById(id).where({ state: 'ready' });
    if (!upload) throw noFile();
    return upload;
  };
  const sendFile = async (id: string, file: string): Promise<RawReply> => {
    const bytes = await store?.read(fileKey(id, file));
    if (!bytes) throw noFile();
    return new RawReply(bytes, {
      status: 200,
      contentType: mediaTypeOf[formatOf(file)],
      headers: { 'cache-control': forever },
    });
  };
  const sendDocument = async ({ id, fileName }: UploadModel): Promise<RawReply> => {
    const bytes = fileName === null ? null : await store?.read(documentKey(id));
    if (!bytes || fileName === null) throw noFile();
    return new RawReply(bytes, {
      status: 200,
      contentType: 'application/pdf',
      headers: { 'cache-control': aDay, 'content-disposition': dispositionOf(fileName) },
    });
  };
  return {
    readFile: async (id: string, file: string): Promise<RawReply> => {
      const upload = await findReady(id);
      return file === documentFile ? sendDocument(upload) : sendFile(id, file);
    },
    /** The largest size as a JPEG. */
    readWhole: async (id: string): Promise<RawReply> => {
      const { width } = await findReady(id);
      return sendFile(id, `${width}.jpg`);
    },
  };
};
