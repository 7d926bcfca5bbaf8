import { NotFoundError, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { UploadModel } from './upload.model';

/** Finds an upload of the caller. @throws NotFoundError when it does not exist or belongs to another account */
export const findOwnUpload = async (db: Knex, id: string, actor: SignedIn): Promise<UploadModel> => {
  const upload = await UploadModel.query(db)
    .findById(id)
    .where({ owner_id: actor.id })
    .whereNot('state', 'removed');
  if (!upload) throw new NotFoundError('upload_not_found');
  return upload;
};
