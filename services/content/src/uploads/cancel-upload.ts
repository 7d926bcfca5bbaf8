import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { findOwnUpload } from './find-upload';
import { UploadModel } from './upload.model';

/**
 * Cancels an upload. An upload that is not ready is removed with its files. A ready picture may be in a form or a listing, so it is kept
 * until nothing uses it.
 */
export const makeCancelUpload =
  ({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>) =>
  async (id: string, actor: SignedIn): Promise<{ id: string }> => {
    const upload = await findOwnUpload(db, id, actor);
    await UploadModel.query(db)
      .patch({ state: 'removed', removedAt: clock.now() })
      .where({ id: upload.id })
      .whereIn('state', ['waiting', 'refused']);
    return { id: upload.id };
  };
