import { userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows } from '@setu/service-kit';
import { makeCheckOffThread } from './checking/check-off-thread';
import { makeCompleteUpload } from './complete-upload';
import { listingUploadsConsumer } from './listing-uploads.consumer';
import { makePicturesOffThread } from './making/make-pictures-off-thread';
import { agreementFilesConsumer } from './private/agreement-files.consumer';
import { messageFilesConsumer } from './private/message-files.consumer';
import { agentPhotosConsumer, brandLogosConsumer } from './profile-uploads.consumers';
import { makeRemoveUploads } from './remove-uploads';
import type { UploadStore } from './store/upload-store';
import { UploadModel } from './upload.model';
import { presentUpload } from './upload.presenter';
import { uploadRoutes } from './upload.routes';

/**
 * Removes the pictures of people who deleted their account, including those of listings, which are hidden too. They are no longer served,
 * and `removeUploads` removes the files.
 */
export const deletedUploadersConsumer = eraseAfter(userDeletedV1, 'deleted-uploaders', (trx, ids) =>
  trx('uploads')
    .whereIn('owner_id', ids)
    .whereNot({ state: 'removed' })
    .update({ state: 'removed', removed_at: trx.fn.now() }),
);

/** Pictures and PDFs that people upload. @param store null when no store is configured */
export const makeUploads = (store: UploadStore | null) =>
  feature({
    name: 'uploads',
    build: (deps) => {
      const pictures = makePicturesOffThread();
      const documents = makeCheckOffThread();
      const completing = makeCompleteUpload({
        ...deps,
        store,
        makePictures: pictures.makePictures,
        checkDocument: documents.checkDocument,
      });
      return {
        routes: uploadRoutes({ ...deps, store, completeUpload: completing.completeUpload }),
        consumers: [
          listingUploadsConsumer,
          brandLogosConsumer,
          agentPhotosConsumer,
          messageFilesConsumer,
          agreementFilesConsumer,
          deletedUploadersConsumer,
        ],
        sweeps: [makeRemoveUploads({ ...deps, store })],
        ownData: [
          ownRows(UploadModel, {
            kind: 'picture',
            of: (rows, { id }) => rows.where({ owner_id: id, kind: 'picture' }),
            content: presentUpload,
          }),
          ownRows(UploadModel, {
            kind: 'document',
            of: (rows, { id }) => rows.where({ owner_id: id, kind: 'document' }),
            content: presentUpload,
          }),
        ],
        stop: async () => {
          await completing.stop();
          await Promise.all([pictures.stop(), documents.stop()]);
        },
      };
    },
  });
