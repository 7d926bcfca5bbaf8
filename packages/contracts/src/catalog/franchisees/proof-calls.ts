import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { BooleanText } from '../../values/boolean-text';
import { FranchiseId } from '../../values/ids';
import { AdminProof, FranchiseeProof, ProofDecision, ProofDraft, ProofState, ProofToDecide } from './proof';
import { FranchiseeReview } from './review';

const OfFranchise = z.object({ id: FranchiseId });
const ById = z.object({ id: z.guid() });

/** What the signed-in investor has to do with a franchise. */
export const OwnFranchiseeState = z.object({
  proof: FranchiseeProof.nullable(),
  review: FranchiseeReview.nullable(),
  /** Why the review is hidden; null while it is shown. */
  hiddenReason: z.string().nullable(),
});
export type OwnFranchiseeState = z.output<typeof OwnFranchiseeState>;

export const getOwnFranchiseeState = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id/my-outlet',
  summary: 'Returns what the signed-in investor said about an own outlet of a franchise, and the own review.',
  access: ['investor'],
  params: OfFranchise,
  response: { 200: OwnFranchiseeState },
  errors: ['franchise_not_found'],
});

export const askForProof = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/franchises/:id/my-outlet',
  summary:
    'Says that the signed-in investor runs an outlet of a franchise. The brand is asked to confirm it; with an agreement, administrators decide too. Sending it again replaces one that waits or was declined.',
  access: ['investor'],
  params: OfFranchise,
  body: ProofDraft,
  response: { 200: FranchiseeProof },
  errors: ['validation_failed', 'franchise_not_found', 'proof_decided'],
});

export const listFranchisees = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-franchisees',
  summary:
    'Lists the people who say that they run an outlet of one of the brand’s franchises, in one state, newest first.',
  access: ['brand'],
  query: Paging.extend({ state: ProofState.default('waiting'), franchiseId: FranchiseId.optional() }),
  response: { 200: z.array(ProofToDecide) },
  errors: ['validation_failed', 'invalid_cursor'],
});

export const decideFranchisee = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/my-franchisees/:id/decision',
  summary:
    'Confirms or declines that a person runs an outlet of the brand. Only administrators decline a person who sent the agreement or has reviewed the franchise.',
  access: ['brand'],
  params: ById,
  body: ProofDecision.refine(({ decision }) => decision !== 'withdrawn', {
    path: ['decision'],
    message: 'Confirm or decline',
  }),
  response: { 200: ProofToDecide },
  errors: ['validation_failed', 'proof_not_found', 'proof_decided', 'administrator_decides'],
});

export const listProofs = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/admin/franchisee-proofs',
  summary:
    'Lists in one state the people who say that they run an outlet, newest first, with their agreement while they wait.',
  access: 'admin',
  query: Paging.extend({
    state: ProofState.default('waiting'),
    /** Only people who sent an agreement, about whom administrators decide, or only the others. */
    hasAgreement: BooleanText.optional(),
  }),
  response: { 200: z.array(AdminProof) },
  errors: ['validation_failed', 'invalid_cursor'],
});

export const decideProof = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/franchisee-proofs/:id/decision',
  summary:
    'Accepts or declines the agreement by which a person proves that they run an outlet, or withdraws a proof, which hides the review of the person.',
  access: 'admin',
  params: ById,
  body: ProofDecision,
  response: { 200: AdminProof },
  errors: ['validation_failed', 'proof_not_found', 'proof_decided', 'agreement_missing'],
});
