import { endpoint, Paging, storable } from '@setu/protocol';
import { z } from 'zod';
import { StoredDocument } from '../content/stored-document';
import { FranchiseDraftId, FranchiseId, Instant, UserId } from '../values/ids';
import { FranchiseChange, FranchiseDraft, FranchiseView, investmentRangeMessage } from './franchise';
import { disclosedCosts } from './money/costs';
import { disclosedEarnings } from './money/earnings';
import { disclosedOutlets } from './outlets/outlets';
import { Illustration } from './pictures/illustration';

/** Maximum number of drafts of franchises per brand. */
export const maxFranchiseDrafts = 50;

const hasRange = ({ minInvestment, maxInvestment }: FranchiseChange) =>
  minInvestment === undefined ||
  maxInvestment === undefined ||
  !(Number(minInvestment) > Number(maxInvestment));
const rangeIssue = { path: ['maxInvestment'], message: investmentRangeMessage };

/** An unfinished franchise: all fields are optional, and fields that are present must be valid. */
export const UnfinishedFranchise = FranchiseChange.refine(hasRange, rangeIssue);
export type UnfinishedFranchise = z.output<typeof UnfinishedFranchise>;

/** What only the form of a draft reads: where the brand was, and what it typed that no field can contain yet. */
export const DraftForm = z.object({
  /** Name of the step in which the brand was. */
  step: storable(z.string().max(40)).nullable().default(null),
  /** Typed values that are not valid yet, by field, as JSON: `{"minInvestment":"about 5"}`. Null when all are valid. Control characters are escaped. */
  typed: storable(z.string().max(50_000, 'Use at most 50,000 characters')).nullable().default(null),
});
export type DraftForm = z.output<typeof DraftForm>;

/** A draft of a franchise, which only its brand sees. */
export const FranchiseDraftView = z.object({
  id: FranchiseDraftId,
  brandId: UserId,
  brandName: z.string(),
  /** The published franchise that it changes; null for a new franchise. */
  franchiseId: FranchiseId.nullable().default(null),
  /** The current state of that franchise. */
  published: FranchiseView.nullable().default(null),
  /** The fields that are written so far, or changed; the others are absent. */
  fields: FranchiseView.pick({
    title: true,
    description: true,
    businessCategory: true,
    franchiseModel: true,
    minInvestment: true,
    maxInvestment: true,
    expectedROI: true,
    areaRequired: true,
    supportProvided: true,
    trainingIncluded: true,
    marketingSupport: true,
    territories: true,
    images: true,
    documents: true,
    isActive: true,
    featured: true,
  })
    .extend({
      pictures: FranchiseView.shape.pictures.unwrap(),
      brochureFile: StoredDocument.nullable(),
      videoUrl: FranchiseView.shape.videoUrl.unwrap(),
      ...disclosedCosts,
      ...disclosedEarnings,
      ...disclosedOutlets,
      outlets: FranchiseView.shape.outlets.unwrap(),
      territoriesOnRequest: FranchiseView.shape.territoriesOnRequest.unwrap(),
      territoriesTaken: FranchiseView.shape.territoriesTaken.unwrap(),
    })
    .partial(),
  /** The drawing of the business that the draft describes; null in replies of older releases. */
  illustration: Illustration.nullable().default(null),
  /** Null when no form has stored it, and in replies of older releases. */
  form: DraftForm.nullable().default(null),
  createdAt: Instant,
  updatedAt: Instant,
});
export type FranchiseDraftView = z.output<typeof FranchiseDraftView>;

const ById = z.object({ id: FranchiseDraftId });

/** What a form sends with the fields; programs that have no form omit it. */
const ofForm = {
  form: DraftForm.nullish(),
  /**
   * The `updatedAt` of the draft as the form last read it; null when the form knows of no draft of that change. A draft that was saved
   * since then is not replaced.
   */
  basedOn: Instant.nullish(),
};

export const listMyFranchiseDrafts = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-franchise-drafts',
  summary:
    "Lists the signed-in brand's drafts of franchises, newest first. Those of changes to published franchises are included with `of=all`.",
  access: ['brand'],
  query: Paging.extend({ of: z.enum(['new', 'all'], { error: 'Choose one of: new, all' }).default('new') }),
  response: { 200: z.array(FranchiseDraftView) },
  errors: ['invalid_cursor'],
});

export const getFranchiseDraft = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-franchise-drafts/:id',
  summary: "Returns one of the brand's own drafts.",
  access: ['brand'],
  params: ById,
  response: { 200: FranchiseDraftView },
  errors: ['franchise_draft_not_found'],
});

export const createFranchiseDraft = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/my-franchise-drafts',
  summary:
    "Saves an unfinished franchise as a draft, which is never public. What is sent must be valid; nothing is required. With `franchiseId` it is the draft of a change to one of the brand's franchises, which stays as it is; there is one such draft, so another one replaces it. With `basedOn: null` an existing one is not replaced.",
  access: ['brand'],
  body: FranchiseChange.extend({ franchiseId: FranchiseId.optional(), ...ofForm }).refine(
    hasRange,
    rangeIssue,
  ),
  creates: true,
  response: { 201: FranchiseDraftView },
  errors: [
    'validation_failed',
    'franchise_draft_limit_reached',
    'franchise_draft_changed',
    'franchise_not_found',
  ],
});

export const saveFranchiseDraft = endpoint({
  service: 'catalog',
  method: 'PATCH',
  path: '/api/my-franchise-drafts/:id',
  summary:
    "Replaces what one of the brand's own drafts contains: what is not sent is no longer in it. With `basedOn`, a draft that was saved since then is not replaced.",
  access: ['brand'],
  params: ById,
  body: FranchiseChange.extend(ofForm).refine(hasRange, rangeIssue),
  response: { 200: FranchiseDraftView },
  errors: ['validation_failed', 'franchise_draft_not_found', 'franchise_draft_changed'],
});

export const deleteFranchiseDraft = endpoint({
  service: 'catalog',
  method: 'DELETE',
  path: '/api/my-franchise-drafts/:id',
  summary: "Deletes one of the brand's own drafts. Deleting it again changes nothing.",
  access: ['brand'],
  params: ById,
  response: { 200: z.object({ deleted: z.literal(true) }) },
  errors: [],
});

export const publishFranchiseDraft = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/my-franchise-drafts/:id/publish',
  summary:
    'Creates a franchise with the sent fields and deletes the draft that it was written as. Each missing field is named.',
  access: ['brand'],
  params: ById,
  body: FranchiseDraft,
  creates: true,
  response: { 201: FranchiseView },
  errors: ['validation_failed', 'franchise_draft_not_found', 'listing_limit_reached'],
});
