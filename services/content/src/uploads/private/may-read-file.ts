import type { Actor } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { UploadModel } from '../upload.model';

/**
 * Whether a user may read a private file: its owner; the two sides of a conversation to which the owner sent it; and administrators after
 * the message was reported, or while they decide about an agreement. A message that names an upload of another user does not give access to it.
 */
export const mayReadFile = async (
  db: Knex,
  actor: Actor,
  { id, ownerId }: Pick<UploadModel, 'id' | 'ownerId'>,
): Promise<boolean> => {
  if (actor.kind === 'visitor') return false;
  if (actor.kind === 'user' && actor.id === ownerId) return true;
  const sent = db('message_files')
    .whereRaw('upload_ids @> array[?::uuid]', [id])
    .where('from_user_id', ownerId);
  if (actor.kind === 'admin') sent.where('is_reported', true);
  else sent.where('to_user_id', actor.id);
  return (await sent.first('id')) !== undefined;
};
