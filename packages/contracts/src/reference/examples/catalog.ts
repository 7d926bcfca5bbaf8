import type { z } from 'zod';
import { type BrandPage, getBrandPage, listFranchisesOfBrand } from '../../catalog/brand-page';
import {
  createFranchise,
  getFranchise,
  listFranchises,
  listMyFranchises,
  setFranchiseFeatured,
  updateFranchise,
} from '../../catalog/calls';
import {
  createFranchiseDraft,
  deleteFranchiseDraft,
  type FranchiseDraftView,
  getFranchiseDraft,
  listMyFranchiseDrafts,
  publishFranchiseDraft,
  saveFranchiseDraft,
} from '../../catalog/draft-calls';
import type { FranchiseView } from '../../catalog/franchise';
import {
  type AdminListing,
  hideListing,
  listListings,
  restoreListing,
} from '../../catalog/moderation/moderation-calls';
import {
  dismissListingReport,
  type ListingReport,
  listListingReports,
  reportListing,
} from '../../catalog/moderation/report-calls';
import {
  approveReview,
  listReviewQueue,
  listReviews,
  returnReview,
} from '../../catalog/moderation/review-calls';
import type { PropertyListing } from '../../catalog/property';
import { createProperty, listMyProperties, updateProperty } from '../../catalog/property-calls';
import type { PropertyRequirement } from '../../catalog/requirement';
import {
  createRequirement,
  listMyRequirements,
  listOfferedProperties,
  listRequirementMatches,
  updateRequirement,
} from '../../catalog/requirement-calls';
import {
  countSaves,
  getSaved,
  listSavedFranchises,
  listSimilarFranchises,
  saveFranchise,
  unsaveFranchise,
} from '../../catalog/saved-calls';
import { countOptions, getHighlights } from '../../catalog/search/option-counts';
import { findSameTitles } from '../../catalog/search/same-titles';
import { confirmStillOpen, listOpenQuestions } from '../../catalog/still-open-calls';
import { ownCatalogData } from '../../own-data-calls';
import { createdAt, example, ids, storedPicture, updatedAt } from './example';

const franchiseFields = {
  title: 'Chai Chaupal kiosk',
  description: 'A kiosk of 150 sq ft for railway platforms and office parks.',
  businessCategory: 'food_beverage' as const,
  franchiseModel: 'FOFO' as const,
  areaRequired: 150,
  supportProvided: 'Two weeks of training in our Pune kitchen.',
  trainingIncluded: true,
  marketingSupport: true,
  territories: ['Pune', 'Mumbai'],
  images: ['https://pictures.example/kiosk.jpg'],
  pictures: [
    {
      url: 'https://pictures.example/kiosk.jpg',
      alt: 'The kiosk at Pune Junction',
      width: null,
      height: null,
      blur: null,
    },
  ],
  documents: ['https://files.example/menu.pdf'],
  brochureFile: {
    url: `/media/${ids.upload}/document.pdf`,
    name: 'Chai Chaupal brochure.pdf',
    bytes: 2_202_009,
    pages: 12,
  },
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  isActive: true,
  featured: false,
};

const franchise: z.input<typeof FranchiseView> = {
  ...franchiseFields,
  id: ids.franchise,
  brandId: ids.brand,
  brandName: 'Chai Chaupal',
  brandLogo: storedPicture,
  brandReplyTime: 'day',
  illustration: {
    url: '/api/illustrations/food_beverage/tea/17?v=1',
    alt: 'Illustration: a glass of tea',
  },
  brandKeepsReplyPromise: true,
  minInvestment: '500000.00',
  maxInvestment: '900000.00',
  expectedROI: '24.50',
  franchiseFee: { low: '150000.00', high: '150000.00' },
  fitOut: { low: '180000.00', high: '350000.00' },
  royalty: { kind: 'percent', amount: '6.00' },
  termYears: 5,
  foundedYear: 2012,
  ownOutlets: 6,
  franchisedOutlets: 36,
  closedOutlets: 2,
  outletsAsOf: '2026-03-31',
  outlets: [
    { city: 'Pune', state: 'Maharashtra', locality: 'Kothrud', opened: '2021-03', closed: null },
    { city: 'Surat', state: 'Gujarat', locality: null, opened: '2022-08', closed: '2025-11' },
  ],
  territoriesOnRequest: ['Gujarat'],
  territoriesTaken: ['Goa'],
  rating: '4.60',
  reviewCount: 18,
  outletCount: 42,
  createdAt,
  updatedAt,
};

const draft: FranchiseDraftView = {
  id: ids.draft,
  brandId: ids.brand,
  brandName: 'Chai Chaupal',
  franchiseId: null,
  published: null,
  fields: { title: franchiseFields.title, territories: ['Pune'], minInvestment: '500000.00' },
  illustration: {
    url: '/api/illustrations/food_beverage/tea/17?v=1',
    alt: 'Illustration: a glass of tea',
  },
  form: { step: 'money', typed: '{"maxInvestment":"about 8 lakh"}' },
  createdAt,
  updatedAt: createdAt,
};

const requirement: z.input<typeof PropertyRequirement> = {
  id: ids.requirement,
  brandId: ids.brand,
  title: 'Corner shop in Pune',
  description: 'Ground floor, two shutters.',
  businessCategory: 'food_beverage',
  propertyType: 'retail',
  acceptsAnyType: false,
  minArea: 1000,
  maxArea: 2000,
  preferredLocations: ['Pune'],
  maxRentPerSqFt: '180.00',
  requiredAmenities: ['Parking'],
  timeline: '2 months',
  isActive: true,
  createdAt,
  updatedAt,
};

const property: z.input<typeof PropertyListing> = {
  id: ids.property,
  providerId: ids.agent,
  title: 'Hall next to Pune station',
  description: 'Double height, one column.',
  propertyType: 'retail',
  area: 1500,
  address: '12, Station Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  rentPerSqFt: '150.00',
  securityDeposit: '500000.00',
  amenities: ['Parking', 'Power Backup'],
  images: [],
  isAvailable: true,
  featured: false,
  createdAt,
  updatedAt,
};

const reasons = [
  { label: '1,500 sq ft, 1,000 - 2,000 wanted', points: 35, outOf: 35 },
  { label: 'In Pune', points: 30, outOf: 30 },
];

const hidden = { at: updatedAt, reason: 'The stated ROI is wrong.' };
const listing: AdminListing = {
  id: ids.franchise,
  kind: 'franchise',
  title: franchise.title,
  ownerId: ids.brand,
  ownerName: 'Chai Chaupal',
  state: 'shown',
  hidden: null,
  createdAt,
};

const report: ListingReport = {
  id: ids.report,
  kind: 'franchise',
  listingId: ids.franchise,
  listingTitle: franchise.title,
  listingState: 'shown',
  ownerId: ids.brand,
  ownerName: 'Chai Chaupal',
  reason: 'misleading',
  text: 'The brand promises a ROI that its documents do not show.',
  reporterId: null,
  reporterName: null,
  state: 'open',
  createdAt,
  decidedAt: null,
};

const brandPage: BrandPage = {
  id: ids.brand,
  name: 'Chai Chaupal',
  logo: storedPicture,
  description: 'Tea kiosks since 2012, run by two sisters from Pune.',
  targetAudience: 'Commuters and students',
  website: 'https://chai.example/',
  people: [
    { name: 'Asha Iyer', role: 'Founder', line: 'Opened the first kiosk in 2012.', photo: storedPicture },
  ],
  verification: { documents: ['incorporation', 'gstin'], checkedAt: createdAt },
  replyTime: 'day',
  keepsReplyPromise: true,
  franchiseCount: 1,
  outletCount: 42,
  reviewCount: 18,
  rating: 4.6,
  reviews: [],
};

export const catalogExamples = [
  example(getBrandPage, { reply: brandPage }),
  example(listFranchisesOfBrand, { reply: [franchise] }),
  example(listFranchises, { reply: [franchise] }),
  example(countOptions, {
    reply: {
      businessCategory: [{ value: 'food_beverage', count: 27, precision: 'exact' }],
      franchiseModel: [{ value: 'FOFO', count: 1000, precision: 'at_least' }],
      investment: [{ value: '500000-2500000', count: 400, precision: 'about' }],
      territories: [{ value: 'Maharashtra', count: 34, precision: 'exact' }],
    },
  }),
  example(getHighlights, {
    reply: {
      opportunities: { count: 71, precision: 'exact' },
      businessCategory: [{ value: 'food_beverage', count: 27, precision: 'exact' }],
      investment: [{ value: '0-499999', count: 4, precision: 'exact' }],
      newest: [franchise],
      answering: [franchise],
    },
  }),
  example(getFranchise, { reply: franchise }),
  example(listMyFranchises, { reply: [franchise] }),
  example(createFranchise, {
    request: {
      ...franchiseFields,
      minInvestment: '500000',
      maxInvestment: '900000',
      expectedROI: '24.5',
      foundedYear: '2012',
      ownOutlets: '6',
      franchisedOutlets: 36,
      closedOutlets: 2,
      outletsAsOf: '2026-03-31',
      outlets: [
        { city: 'Pune', locality: 'Kothrud', opened: '2021-03' },
        { city: 'Surat', opened: '2022-08', closed: '2025-11' },
      ],
      territoriesOnRequest: ['Gujarat'],
      territoriesTaken: ['Goa'],
    },
    reply: { ...franchise, rating: null, reviewCount: 0, updatedAt: createdAt },
  }),
  example(updateFranchise, {
    request: { maxInvestment: '1000000', isActive: true },
    reply: { ...franchise, maxInvestment: '1000000.00' },
  }),
  example(listMyFranchiseDrafts, { reply: [draft] }),
  example(getFranchiseDraft, { reply: draft }),
  example(createFranchiseDraft, {
    request: { title: franchiseFields.title, territories: ['Pune'], minInvestment: '500000' },
    reply: draft,
  }),
  example(saveFranchiseDraft, {
    request: { title: 'Chai Chaupal counter' },
    reply: { ...draft, fields: { title: 'Chai Chaupal counter' }, updatedAt },
  }),
  example(deleteFranchiseDraft, { reply: { deleted: true } }),
  example(publishFranchiseDraft, {
    request: { ...franchiseFields, minInvestment: '500000', maxInvestment: '900000', expectedROI: '24.5' },
    reply: { ...franchise, rating: null, reviewCount: 0, updatedAt: createdAt },
  }),
  example(setFranchiseFeatured, { request: { featured: true }, reply: { ...franchise, featured: true } }),
  example(listSimilarFranchises, { reply: [franchise] }),
  example(getSaved, { reply: { saved: false } }),
  example(countSaves, { reply: { saves: 14 } }),
  example(saveFranchise, { reply: { saved: true } }),
  example(unsaveFranchise, { reply: { saved: false } }),
  example(listSavedFranchises, { reply: [franchise] }),
  example(listMyRequirements, { reply: [requirement] }),
  example(createRequirement, {
    request: {
      title: requirement.title,
      description: requirement.description,
      businessCategory: 'food_beverage',
      minArea: 1000,
      maxArea: 2000,
      preferredLocations: ['Pune'],
      maxRentPerSqFt: '180',
      requiredAmenities: ['Parking'],
      timeline: '2 months',
    },
    reply: { ...requirement, updatedAt: createdAt },
  }),
  example(updateRequirement, {
    request: { isActive: false },
    reply: { ...requirement, isActive: false, fulfilledAt: updatedAt },
  }),
  example(listRequirementMatches, {
    reply: [{ property, providerName: 'Ravi Menon', score: 95, reasons }],
  }),
  example(listOfferedProperties, { reply: [{ property, score: 95, reasons }] }),
  example(listMyProperties, { reply: [property] }),
  example(createProperty, {
    request: {
      title: property.title,
      description: property.description,
      propertyType: 'retail',
      area: 1500,
      address: property.address,
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411 001',
      rentPerSqFt: '150',
      securityDeposit: '500000',
      amenities: ['Parking', 'Power Backup'],
    },
    reply: { ...property, updatedAt: createdAt },
  }),
  example(updateProperty, { request: { isAvailable: false }, reply: { ...property, isAvailable: false } }),
  example(listOpenQuestions, {
    reply: [
      {
        id: ids.franchise,
        kind: 'franchise',
        title: franchise.title,
        state: 'asked',
        askedAt: '2027-02-19T09:15:00.000Z',
        closesAt: '2027-03-05T09:15:00.000Z',
      },
    ],
  }),
  example(findSameTitles, {
    reply: {
      own: [{ id: ids.franchise, kind: 'franchise', title: franchise.title, same: 'nearly' }],
      elsewhere: null,
    },
  }),
  example(confirmStillOpen, { request: { kind: 'franchise' }, reply: { confirmed: true } }),
  example(listListings, { reply: [listing] }),
  example(hideListing, {
    request: { kind: 'franchise', reason: hidden.reason },
    reply: { ...listing, state: 'hidden', hidden },
  }),
  example(restoreListing, { request: { kind: 'franchise' }, reply: listing }),
  example(ownCatalogData, {
    reply: { records: [{ kind: 'franchise', content: { ...franchise } }], next: null },
  }),
  example(listReviewQueue, {
    reply: [
      {
        kind: 'property',
        id: property.id,
        ownerName: 'Sawant Realty',
        listing: { ...property, review: { state: 'waiting', since: createdAt, reason: null } },
      },
    ],
  }),
  example(listReviews, {
    reply: [{ ...franchise, review: { state: 'waiting', since: createdAt, reason: null } }],
  }),
  example(approveReview, {
    request: { kind: 'franchise', seen: updatedAt },
    reply: { id: ids.franchise, state: 'approved' },
  }),
  example(returnReview, {
    request: {
      kind: 'franchise',
      seen: updatedAt,
      reason: 'Your stated ROI is not what your documents show.',
    },
    reply: { id: ids.franchise, state: 'returned' },
  }),
  example(reportListing, {
    request: { kind: 'franchise', reason: report.reason, text: report.text },
    reply: { id: ids.report },
  }),
  example(listListingReports, { reply: [report] }),
  example(dismissListingReport, { reply: { ...report, state: 'dismissed', decidedAt: updatedAt } }),
];
