import { randomUUID } from 'node:crypto';
import { type StartedUpload, sendUploadBytes, type UploadDraft } from '@setu/contracts';
import { AppError, ConflictError, ForbiddenError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { originalKey, type UploadStore } from './store/upload-store';
import { UploadModel } from './upload.model';

/** Maximum number of unfinished uploads and of all files of an account. */
export const uploadQuota = { unfinished: 30, all: 600 } as const;
/** Any fixed number, first key of the lock that counts the uploads of one account. */
const quotaLock = 7_602;

export const noStore = (): AppError =>
  new AppError(
    503,
    'uploads_unavailable',
    'Files cannot be uploaded on this installation. Enter the address of a file instead.',
  );

interface Deps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  store: UploadStore | null;
}

/**
 * Announces a picture or a PDF.
 * @throws AppError 403 for an investor's file of a listing, 409 when the account has reached its limit, 503 without a store
 */
export const makeStartUpload =
  ({ clock, inTransaction, store }: Deps) =>
  async ({ name, bytes, kind, use }: UploadDraft, actor: SignedIn): Promise<StartedUpload> => {
    if (use === 'listing' && actor.role === 'investor')
      throw new ForbiddenError(
        'wrong_role',
        'Investors have no listings, so they upload files of messages only.',
      );
    if (!store) throw noStore();
    const id = randomUUID();
    await inTransaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [quotaLock, actor.id]);
      const [count] = await UploadModel.query(trx)
        .where({ owner_id: actor.id })
        .whereNot('state', 'removed')
        .select(
          trx.raw("count(*) filter (where state = 'waiting')::int as unfinished"),
          trx.raw('count(*)::int as all'),
        )
        .castTo<{ unfinished: number; all: number }[]>();
      if (count && (count.unfinished >= uploadQuota.unfinished || count.all >= uploadQuota.all))
        throw new ConflictError('upload_limit_reached');
      const createdAt = clock.now();
      await UploadModel.query(trx).insert({
        id,
        ownerId: actor.id,
        kind,
        isPrivate: use === 'message',
        fileName: kind === 'document' ? name : null,
        state: 'waiting',
        bytes,
        createdAt,
        unusedSince: createdAt,
      });
    });
    const upload = (await store.presign(originalKey(id), bytes)) ?? {
      url: sendUploadBytes.path.replace(':id', id),
      method: sendUploadBytes.method,
      headers: { 'content-type': 'application/octet-stream' },
    };
    return { id, upload };
  };
