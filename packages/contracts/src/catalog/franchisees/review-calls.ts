import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { FranchiseId } from '../../values/ids';
import { ModerationDraft } from '../../values/moderation';
import { ReportDraft } from '../../values/report';
import {
  AdminFranchiseeReview,
  FranchiseeReview,
  FranchiseeReviewDraft,
  FranchiseRating,
  ReviewAnswerDraft,
  ReviewListState,
  ReviewOfFranchise,
} from './review';

const OfFranchise = z.object({ id: FranchiseId });
const ById = z.object({ id: z.guid() });

/** Reviews change the rating of their franchise, so its event reports them too. */
const changedBy = [{ event: 'catalog.franchise-updated.v1', id: 'id' }];

export const getFranchiseRating = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id/rating',
  summary: 'Returns how many franchisees reviewed a franchise, and the mean of each score.',
  access: 'public',
  params: OfFranchise,
  response: { 200: FranchiseRating },
  errors: ['franchise_not_found'],
  changedBy,
});

export const listFranchiseeReviews = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/franchises/:id/franchisee-reviews',
  summary: 'Lists the reviews of a franchise by its franchisees, newest first.',
  access: 'public',
  params: OfFranchise,
  query: Paging,
  response: { 200: z.array(FranchiseeReview) },
  errors: ['validation_failed', 'invalid_cursor', 'franchise_not_found'],
  changedBy,
});

/** Number of the newest reviews of all franchises. */
export const newestReviewsCount = 3;

export const listNewestReviews = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/newest-franchisee-reviews',
  summary: `Lists the ${newestReviewsCount} newest reviews of listed franchises; samples only when there are not enough others.`,
  access: 'public',
  response: { 200: z.array(ReviewOfFranchise) },
  changedBy: [{ event: 'catalog.franchise-updated.v1' }],
});

export const writeFranchiseeReview = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/franchises/:id/franchisee-reviews',
  summary: 'Reviews a franchise, once for each franchisee who was proven to run an outlet.',
  access: ['investor'],
  params: OfFranchise,
  body: FranchiseeReviewDraft,
  creates: true,
  response: { 201: FranchiseeReview },
  errors: [
    'validation_failed',
    'franchise_not_found',
    'not_proven_franchisee',
    'already_reviewed',
    'too_many_requests',
  ],
});

export const deleteFranchiseeReview = endpoint({
  service: 'catalog',
  method: 'DELETE',
  path: '/api/franchisee-reviews/:id',
  summary:
    'Deletes an own review, with the answer of the brand. Deleting it again changes nothing, and a hidden review stays hidden.',
  access: ['investor'],
  params: ById,
  response: { 200: z.object({ deleted: z.literal(true) }) },
  errors: [],
});

export const answerFranchiseeReview = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/franchisee-reviews/:id/answer',
  summary: 'Answers a review of one of the brand’s franchises, once. Everybody reads the answer.',
  access: ['brand'],
  params: ById,
  body: ReviewAnswerDraft,
  response: { 200: FranchiseeReview },
  errors: ['validation_failed', 'review_not_found', 'already_answered'],
});

export const reportFranchiseeReview = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/franchisee-reviews/:id/reports',
  summary:
    'Reports a review to the administrators. A second report of the same person counts once while the first is open.',
  access: 'public',
  params: ById,
  body: ReportDraft,
  creates: true,
  response: { 201: z.object({ id: z.guid() }) },
  errors: ['validation_failed', 'review_not_found', 'too_many_requests'],
});

export const listReviewsToModerate = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/admin/franchisee-reviews',
  summary:
    'Lists reviews by franchisees in one state, newest first: those with open reports, shown or hidden.',
  access: 'admin',
  query: Paging.extend({ state: ReviewListState.default('reported') }),
  response: { 200: z.array(AdminFranchiseeReview) },
  errors: ['validation_failed', 'invalid_cursor'],
});

export const hideFranchiseeReview = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/franchisee-reviews/:id/hide',
  summary: 'Hides a review from everybody but its author, who reads the reason. Its open reports are upheld.',
  access: 'admin',
  params: ById,
  body: ModerationDraft,
  response: { 200: AdminFranchiseeReview },
  errors: ['validation_failed', 'review_not_found'],
});

export const restoreFranchiseeReview = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/franchisee-reviews/:id/restore',
  summary: 'Shows a hidden review again.',
  access: 'admin',
  params: ById,
  response: { 200: AdminFranchiseeReview },
  errors: ['review_not_found'],
});

export const dismissReviewReports = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/franchisee-reviews/:id/dismiss-reports',
  summary: 'Dismisses the open reports of a review, which stays shown.',
  access: 'admin',
  params: ById,
  response: { 200: AdminFranchiseeReview },
  errors: ['review_not_found'],
});
