import { randomUUID } from 'node:crypto';
import {
  type DraftForm,
  franchiseDraftChangedV1,
  maxFranchiseDrafts,
  type UnfinishedFranchise,
} from '@setu/contracts';
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

/** What a form sends in addition to the fields. Without `basedOn`, the draft is replaced whatever it contains. */
interface OfForm {
  form?: DraftForm | null | undefined;
  /** The draft's `updatedAt` as the form last read it; null when it knows of none. */
  basedOn?: string | null | undefined;
}

type Sent = UnfinishedFranchise & OfForm;

/** @throws ConflictError 409 `franchise_draft_changed` when the draft was saved since the form read it */
const assertUnchanged = (stored: Draft, basedOn: OfForm['basedOn']): void => {
  if (basedOn === undefined) return;
  if (basedOn === null || Date.parse(basedOn) !== stored.updatedAt.getTime())
    throw new ConflictError('franchise_draft_changed');
};

/** Replaces the fields of a locked draft. */
const replaceFields = async (
  trx: Knex.Transaction,
  { clock, recordEvent }: SaveDeps,
  stored: Draft,
  { form = null, basedOn, ...fields }: Sent,
): Promise<Draft> => {
  assertUnchanged(stored, basedOn);
  const saved = await stored
    .$query(trx)
    .patchAndFetch({ fields, form, version: stored.version + 1, updatedAt: clock.now() });
  await recordEvent(trx, franchiseDraftChangedV1, saved.id, draftState(saved));
  return saved;
};

/**
 * Saves a new draft of a brand. A published franchise has at most one draft of a change, so a new draft replaces it.
 * @throws NotFoundError 404 `franchise_not_found` when it changes a franchise of another brand
 * @throws ConflictError 409 `franchise_draft_limit_reached`, or `franchise_draft_changed` when the form does not know of that draft
 */
export const makeCreateDraft =
  ({ inTransaction, clock, recordEvent, lockOwner }: Deps) =>
  (
    { franchiseId = null, ...sent }: Sent & { franchiseId?: string | null | undefined },
    actor: SignedIn,
  ): Promise<Draft> =>
    inTransaction(async (trx) => {
      const brand = await lockOwner(trx, actor);
      if (franchiseId !== null) {
        await assertOwnFranchise(trx, brand.id, franchiseId);
        const earlier = await Draft.query(trx).findOne({ franchise_id: franchiseId }).forUpdate();
        if (earlier) return replaceFields(trx, { clock, recordEvent }, earlier, sent);
      }
      const known = await Draft.query(trx).where({ brand_id: brand.id }).resultSize();
      if (known >= maxFranchiseDrafts) throw new ConflictError('franchise_draft_limit_reached');
      const now = clock.now();
      const { form = null, basedOn: _, ...fields } = sent;
      const draft = await Draft.query(trx).insertAndFetch({
        id: randomUUID(),
        brandId: brand.id,
        version: 1,
        franchiseId,
        fields,
        form,
        createdAt: now,
        updatedAt: now,
      });
      await recordEvent(trx, franchiseDraftChangedV1, draft.id, draftState(draft));
      return draft;
    });

/**
 * Replaces the fields of a draft of the brand.
 * @throws ConflictError 409 `franchise_draft_changed`
 */
export const makeSaveDraft =
  ({ inTransaction, ...deps }: Pick<Deps, 'inTransaction'> & SaveDeps) =>
  (id: string, sent: Sent, actor: SignedIn): Promise<Draft> =>
    inTransaction(async (trx) => {
      const stored = await Draft.query(trx).findById(id).forUpdate();
      assertOwns(actor, stored);
      return replaceFields(trx, deps, stored, sent);
    });
