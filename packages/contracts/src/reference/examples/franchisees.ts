import { followBrand, getFollowed, listFollowedBrands, unfollowBrand } from '../../catalog/follow-calls';
import type { AdminProof, FranchiseeProof, ProofToDecide } from '../../catalog/franchisees/proof';
import {
  askForProof,
  decideFranchisee,
  decideProof,
  getOwnFranchiseeState,
  listFranchisees,
  listProofs,
} from '../../catalog/franchisees/proof-calls';
import type { AdminFranchiseeReview, FranchiseeReview } from '../../catalog/franchisees/review';
import {
  answerFranchiseeReview,
  deleteFranchiseeReview,
  dismissReviewReports,
  getFranchiseRating,
  hideFranchiseeReview,
  listFranchiseeReviews,
  listNewestReviews,
  listReviewsToModerate,
  reportFranchiseeReview,
  restoreFranchiseeReview,
  writeFranchiseeReview,
} from '../../catalog/franchisees/review-calls';
import { createdAt, example, ids, updatedAt } from './example';

const outlet = { city: 'Indore', openedIn: 2021 };
const agreement = {
  url: `/attachments/${ids.upload}/document.pdf`,
  name: 'Agreement.pdf',
  bytes: 812_004,
  pages: 24,
};

const proof: FranchiseeProof = {
  id: ids.proof,
  franchiseId: ids.franchise,
  ...outlet,
  hasAgreement: true,
  state: 'waiting',
  provenBy: null,
  reason: null,
  createdAt,
  decidedAt: null,
};
const toDecide: ProofToDecide = {
  ...proof,
  userId: ids.investor,
  userName: 'Arjun Mehta',
  franchiseTitle: 'Chai Chaupal kiosk',
  hasReviewed: false,
  decidedBy: null,
};
const ofAdmin: AdminProof = { ...toDecide, brandId: ids.brand, brandName: 'Chai Chaupal', agreement };

const scores = { training: 5, support: 4, supplies: 3, marketing: 4, earnings: 4 };
const text =
  'Two weeks of training were enough. Supplies come late in the monsoon, and the price of milk is ours.';
const review: FranchiseeReview = {
  id: ids.review,
  franchiseId: ids.franchise,
  authorName: 'Arjun Mehta',
  isSample: false,
  ...outlet,
  provenBy: 'brand',
  scores,
  rating: 4,
  text,
  answer: null,
  createdAt,
};
const answered: FranchiseeReview = {
  ...review,
  answer: { text: 'From June there is a second warehouse.', at: updatedAt },
};
const report = {
  id: ids.report,
  reason: 'misleading' as const,
  text: 'There is no outlet in Indore.',
  reporterId: null,
  reporterName: null,
  state: 'open' as const,
  createdAt,
  decidedAt: null,
};
const toModerate: AdminFranchiseeReview = {
  ...review,
  franchiseTitle: 'Chai Chaupal kiosk',
  brandId: ids.brand,
  brandName: 'Chai Chaupal',
  authorId: ids.investor,
  hidden: null,
  reports: [report],
};
const hidden = { at: updatedAt, reason: 'It names a private person.' };

export const franchiseeExamples = [
  example(listFollowedBrands, {
    reply: [{ id: ids.brand, name: 'Chai Chaupal', logo: null, franchiseCount: 1, followedAt: createdAt }],
  }),
  example(getFollowed, { reply: { followed: true } }),
  example(followBrand, { reply: { followed: true } }),
  example(unfollowBrand, { reply: { followed: false } }),
  example(getOwnFranchiseeState, { reply: { proof, review: null, hiddenReason: null } }),
  example(askForProof, { request: { ...outlet, agreement }, reply: proof }),
  example(listFranchisees, { reply: [toDecide] }),
  example(decideFranchisee, {
    request: { decision: 'proven' },
    reply: { ...toDecide, state: 'proven', provenBy: 'brand', decidedAt: updatedAt },
  }),
  example(listProofs, { reply: [ofAdmin] }),
  example(decideProof, {
    request: { decision: 'declined', reason: 'The agreement names another company.' },
    reply: {
      ...ofAdmin,
      agreement: null,
      state: 'declined',
      reason: 'The agreement names another company.',
      decidedAt: updatedAt,
    },
  }),
  example(getFranchiseRating, { reply: { count: 1, samples: 0, rating: 4, scores } }),
  example(listFranchiseeReviews, { reply: [answered] }),
  example(listNewestReviews, { reply: [{ ...answered, franchiseTitle: 'Chai Chaupal kiosk' }] }),
  example(writeFranchiseeReview, { request: { scores, text }, reply: review }),
  example(deleteFranchiseeReview, { reply: { deleted: true } }),
  example(answerFranchiseeReview, {
    request: { text: 'From June there is a second warehouse.' },
    reply: answered,
  }),
  example(reportFranchiseeReview, {
    request: { reason: report.reason, text: report.text },
    reply: { id: ids.report },
  }),
  example(listReviewsToModerate, { reply: [toModerate] }),
  example(hideFranchiseeReview, {
    request: { reason: hidden.reason },
    reply: { ...toModerate, hidden, reports: [] },
  }),
  example(restoreFranchiseeReview, { reply: { ...toModerate, reports: [] } }),
  example(dismissReviewReports, { reply: { ...toModerate, reports: [] } }),
];
