import { NotFoundError, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { UploadModel } from './upload.model';

/** An upload of the caller. @throws NotFoundError when there is none, or it belongs to somebody else */
export const findOwnUpload = async (db: Knex, id: string, actor: SignedIn): Promise<UploadModel> => {
  const upload = await UploadModel.query(db)
    .findById(id)
    .where({ owner_id: actor.id })
    .whereNot('state', 'removed');
  if (!upload) throw new NotFoundError('upload_not_found');
  return upload;
};
