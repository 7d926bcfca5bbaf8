import { randomUUID } from 'node:crypto';
import { franchiseDraftChangedV1, maxFranchiseDrafts, type UnfinishedFranchise } from '@setu/contracts';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { LockOwner } from '../../listings/owner';
import { assertOwnFranchise } from '../find-own-franchises';
import { Draft } from './draft.model';
import { assertOwns } from './draft.policy';
import { draftState } from './draft.presenter';

interface Deps extends Pick<ServiceDeps, 'inTransaction' | 'clock' | 'recordEvent'> {
  /** Locks the brand, so that the number of its drafts does not change. */
  lockOwner: LockOwner;
}

type SaveDeps = Pick<Deps, 'clock' | 'recordEvent'>;

/** Replaces the fields of a locked draft. */
const replaceFields = async (
  trx: Knex.Transaction,
  { clock, recordEvent }: SaveDeps,
  stored: Draft,
  fields: UnfinishedFranchise,
): Promise<Draft> => {
  const saved = await stored
    .$query(trx)
    .patchAndFetch({ fields, version: stored.version + 1, updatedAt: clock.now() });
  await recordEvent(trx, franchiseDraftChangedV1, saved.id, draftState(saved));
  return saved;
};

/**
 * Saves a new draft of a brand. A published franchise has at most one draft of a change, so a new draft replaces it.
 * @throws NotFoundError 404 `franchise_not_found` when it changes a franchise of another brand
 * @throws ConflictError 409 `franchise_draft_limit_reached`
 */
export const makeCreateDraft =
  ({ inTransaction, clock, recordEvent, lockOwner }: Deps) =>
  (
    { franchiseId = null, ...fields }: UnfinishedFranchise & { franchiseId?: string | null | undefined },
    actor: SignedIn,
  ): Promise<Draft> =>
    inTransaction(async (trx) => {
      const brand = await lockOwner(trx, actor);
      if (franchiseId !== null) {
        await assertOwnFranchise(trx, brand.id, franchiseId);
        const earlier = await Draft.query(trx).findOne({ franchise_id: franchiseId }).forUpdate();
        if (earlier) return replaceFields(trx, { clock, recordEvent }, earlier, fields);
      }
      const known = await Draft.query(trx).where({ brand_id: brand.id }).resultSize();
      if (known >= maxFranchiseDrafts) throw new ConflictError('franchise_draft_limit_reached');
      const now = clock.now();
      const draft = await Draft.query(trx).insertAndFetch({
        id: randomUUID(),
        brandId: brand.id,
        version: 1,
        franchiseId,
        fields,
        createdAt: now,
        updatedAt: now,
      });
      await recordEvent(trx, franchiseDraftChangedV1, draft.id, draftState(draft));
      return draft;
    });

/** Replaces the fields of a draft of the brand. */
export const makeSaveDraft =
  ({ inTransaction, ...deps }: Pick<Deps, 'inTransaction'> & SaveDeps) =>
  (id: string, fields: UnfinishedFranchise, actor: SignedIn): Promise<Draft> =>
    inTransaction(async (trx) => {
      const stored = await Draft.query(trx).findById(id).forUpdate();
      assertOwns(actor, stored);
      return replaceFields(trx, deps, stored, fields);
    });
