import { daysBefore, type ServiceDeps, type Sweep } from '@setu/service-kit';
import { keysOf, type UploadStore } from './store/upload-store';
import { UploadModel } from './upload.model';

/** Days after which an unfinished or refused upload is removed. */
const unfinishedDays = 1;
/** Days after which an unused upload is removed. Forms have unsaved uploads as long as their tab is open. */
const unusedDays = 30;
/** After this time work on an upload has ended, and the address for its bytes has expired, ms. */
const restMs = 15 * 60_000;
/** Uploads in one batch, and batches in one run. */
const batch = 100;
const maxBatches = 100;

interface Deps extends Pick<ServiceDeps, 'db' | 'logger'> {
  store: UploadStore | null;
}

/** Removes unused uploads: hides them first, then removes their files, then their rows. */
export const makeRemoveUploads = ({ db, logger, store }: Deps): Sweep => {
  const endOld = (now: Date) =>
    UploadModel.query(db)
      .patch({ state: 'removed', removedAt: now })
      .where((old) =>
        old
          .where((unfinished) =>
            unfinished
              .whereIn('state', ['waiting', 'refused'])
              .where('created_at', '<', daysBefore(now, unfinishedDays)),
          )
          .orWhere((unused) =>
            unused.where('state', 'ready').where('unused_since', '<', daysBefore(now, unusedDays)),
          ),
      );

  const removeFiles = async (files: UploadStore, { id, width }: UploadModel) => {
    for (const key of keysOf(id, width)) await files.remove(key);
  };

  return {
    name: 'uploads',
    run: async (now) => {
      await endOld(now);
      if (!store) return 0;
      let removed = 0;
      let after = '00000000-0000-0000-0000-000000000000';
      for (let n = 0; n < maxBatches; n += 1) {
        const ended = await UploadModel.query(db)
          .where('state', 'removed')
          .where('removed_at', '<', new Date(now.getTime() - restMs))
          .where('id', '>', after)
          .orderBy('id')
          .limit(batch);
        for (const upload of ended) {
          after = upload.id;
          try {
            await removeFiles(store, upload);
            removed += await UploadModel.query(db).deleteById(upload.id);
          } catch (err) {
            // The next run tries again, because the row still exists.
            logger.warn({ err, upload: upload.id }, 'the files of an upload could not be removed');
          }
        }
        if (ended.length < batch) break;
      }
      return removed;
    },
  };
};
