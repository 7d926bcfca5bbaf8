import { type MediaFormat, mediaTypeOf } from '@setu/contracts';
import { NotFoundError, RawReply, type ServiceDeps } from '@setu/service-kit';
import { sizeKey, type UploadStore } from './store/upload-store';
import { UploadModel } from './upload.model';

interface Deps extends Pick<ServiceDeps, 'db'> {
  store: UploadStore | null;
}

/** Sizes never change: another picture has another id. */
const forever = 'public, max-age=31536000, immutable';

const noPicture = () => new NotFoundError('not_found', 'This picture does not exist.');

const formatOf = (file: string): MediaFormat => file.slice(file.indexOf('.') + 1) as MediaFormat;

/** Replies with one stored size. The gateway adds the strict headers of pictures. */
export const makeReadMedia = ({ db, store }: Deps) => {
  /** One whose account or upload is gone is not served, though its files may still be there. */
  const findReady = async (id: string): Promise<UploadModel> => {
    const upload = await UploadModel.query(db).findById(id).where({ state: 'ready' });
    if (!upload) throw noPicture();
    return upload;
  };
  const sendFile = async (id: string, file: string): Promise<RawReply> => {
    const bytes = await store?.read(sizeKey(id, file));
    if (!bytes) throw noPicture();
    return new RawReply(bytes, {
      status: 200,
      contentType: mediaTypeOf[formatOf(file)],
      headers: { 'cache-control': forever },
    });
  };
  return {
    readFile: async (id: string, file: string): Promise<RawReply> => {
      await findReady(id);
      return sendFile(id, file);
    },
    /** The largest size as a JPEG. */
    readWhole: async (id: string): Promise<RawReply> => {
      const { width } = await findReady(id);
      return sendFile(id, `${width}.jpg`);
    },
  };
};
