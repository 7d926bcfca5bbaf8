import {
  cancelUpload,
  completeUpload,
  getAttachment,
  getAttachmentFile,
  getMedia,
  getMediaFile,
  sendUploadBytes,
  startUpload,
} from '@setu/contracts';
import {
  NotFoundError,
  type Route,
  rawRoute,
  route,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import { makeCancelUpload } from './cancel-upload';
import { makeReadMedia } from './read-media';
import { makeReceiveBytes } from './receive-bytes';
import { makeStartUpload } from './start-upload';
import type { UploadStore } from './store/upload-store';
import type { UploadModel } from './upload.model';
import { presentUpload } from './upload.presenter';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  /** Null when no store is configured. */
  store: UploadStore | null;
  completeUpload: (id: string, actor: SignedIn) => Promise<UploadModel>;
}

export const uploadRoutes = (deps: Deps): Route[] => {
  const start = makeStartUpload(deps);
  const receive = makeReceiveBytes(deps);
  const cancel = makeCancelUpload(deps);
  const media = makeReadMedia(deps);
  return [
    route(startUpload, (draft, actor) => start(draft, actor)),
    rawRoute(sendUploadBytes, async (_, actor, ctx) => {
      const params = sendUploadBytes.params.safeParse(ctx.params);
      if (!params.success) throw new NotFoundError('upload_not_found');
      return receive(params.data.id, actor, ctx.req);
    }),
    route(completeUpload, async ({ id }, actor) => presentUpload(await deps.completeUpload(id, actor))),
    route(cancelUpload, ({ id }, actor) => cancel(id, actor)),
    route(getMedia, ({ id }) => media.readPublic(id)),
    route(getMediaFile, ({ id, file }) => media.readPublic(id, file)),
    route(getAttachment, ({ id }, actor) => media.readPrivate(actor, id)),
    route(getAttachmentFile, ({ id, file }, actor) => media.readPrivate(actor, id, file)),
  ];
};
