import { Matchers } from '@pact-foundation/pact';
import {
  alternativesFoundV1,
  followedBrandListedV1,
  franchiseeProofChangedV1,
  franchiseeReviewChangedV1,
  listingModeratedV1,
  listingReviewedV1,
  listingUnconfirmedV1,
} from '@setu/contracts';
import { person, readsFrom } from './reader';

const franchiseId = 'c0ffee00-0000-4000-8000-0000000000f1';
const brandId = 'c0ffee00-0000-4000-8000-0000000000b1';
const approvedId = 'c0ffee00-0000-4000-8000-0000000000b3';
const propertyId = 'c0ffee00-0000-4000-8000-0000000000f4';
const providerId = 'c0ffee00-0000-4000-8000-0000000000b4';
const provingId = 'c0ffee00-0000-4000-8000-0000000000b5';
const waitingId = 'c0ffee00-0000-4000-8000-0000000000b8';
const followerId = 'c0ffee00-0000-4000-8000-0000000000b7';
const reviewedId = 'c0ffee00-0000-4000-8000-0000000000b6';
const subjectId = 'c0ffee00-0000-4000-8000-0000000000f5';
const investorId = 'c0ffee00-0000-4000-8000-0000000000a1';
const askedId = 'c0ffee00-0000-4000-8000-0000000000b2';

readsFrom('catalog', [
  {
    given: 'an administrator hides a franchise',
    message: 'a franchise was hidden, for notifications',
    definition: listingModeratedV1,
    consumer: { name: 'news-of-listings' },
    id: franchiseId,
    prepare: (db) => person(db, brandId),
    data: { kind: 'franchise', isHidden: true, ownerId: Matchers.uuid(brandId) },
    table: 'news',
    key: 'user_id',
    rowId: brandId,
    row: { kind: 'listing-moderated', about_id: franchiseId, state: 'hidden' },
  },
  {
    given: 'a brand is asked whether a franchise is still open',
    message: 'a brand was asked about a franchise, for notifications',
    definition: listingUnconfirmedV1,
    consumer: { name: 'news-of-listings' },
    id: franchiseId,
    prepare: (db) => person(db, askedId),
    data: { kind: 'franchise', ownerId: Matchers.uuid(askedId), state: 'asked' },
    table: 'news',
    key: 'user_id',
    rowId: askedId,
    row: { kind: 'listing-unconfirmed', about_id: franchiseId, state: 'asked' },
  },
  {
    given: 'an administrator approves a franchise',
    message: 'a franchise was approved, for notifications',
    definition: listingReviewedV1,
    consumer: { name: 'news-of-listings' },
    id: franchiseId,
    prepare: (db) => person(db, approvedId),
    data: { kind: 'franchise', ownerId: Matchers.uuid(approvedId), state: 'approved' },
    table: 'news',
    key: 'user_id',
    rowId: approvedId,
    row: { kind: 'listing-reviewed', about_id: franchiseId, state: 'approved' },
  },
  {
    given: 'an administrator approves a property',
    message: 'a property was approved, for notifications',
    definition: listingReviewedV1,
    consumer: { name: 'news-of-listings' },
    id: propertyId,
    prepare: (db) => person(db, providerId),
    data: { kind: 'property', ownerId: Matchers.uuid(providerId), state: 'approved' },
    table: 'news',
    key: 'user_id',
    rowId: providerId,
    row: { kind: 'listing-reviewed', about_id: propertyId, about_kind: 'property', state: 'approved' },
  },
  {
    given: 'a person sent the agreement about an outlet',
    message: 'a person said to run an outlet, for notifications',
    definition: franchiseeProofChangedV1,
    consumer: { name: 'news-of-listings' },
    id: subjectId,
    prepare: (db) => person(db, provingId),
    data: {
      franchiseId: Matchers.uuid(franchiseId),
      brandId: Matchers.uuid(provingId),
      userId: Matchers.uuid(investorId),
      state: 'waiting',
    },
    table: 'news',
    key: 'user_id',
    rowId: provingId,
    row: { kind: 'franchisee-proof', about_id: franchiseId, state: 'waiting', other_id: investorId },
  },
  {
    given: 'an investor has waited three days, and another brand lists a similar franchise',
    message: 'alternatives for an investor were found, for a mail',
    definition: alternativesFoundV1,
    consumer: { name: 'news-of-listings' },
    id: subjectId,
    prepare: (db) => person(db, waitingId),
    data: {
      userId: Matchers.uuid(waitingId),
      title: Matchers.string('Chai kiosk'),
      alternativeIds: Matchers.eachLike(Matchers.uuid(propertyId)),
      alternativeTitles: Matchers.eachLike(Matchers.string('Idli Ink')),
    },
    table: 'alternatives',
    row: { user_id: waitingId, title: 'Chai kiosk', franchises: [{ id: propertyId, title: 'Idli Ink' }] },
  },
  {
    given: 'a follower of a brand is notified of a franchise',
    message: 'a follower is notified of a franchise, for notifications',
    definition: followedBrandListedV1,
    consumer: { name: 'news-of-listings' },
    id: franchiseId,
    prepare: (db) => person(db, followerId),
    data: { brandId: Matchers.uuid(brandId), userId: Matchers.uuid(followerId) },
    table: 'news',
    key: 'user_id',
    rowId: followerId,
    row: { kind: 'followed-brand-listed', about_id: franchiseId, other_id: brandId },
  },
  {
    given: 'a franchisee has reviewed a franchise',
    message: 'a franchisee reviewed a franchise, for notifications',
    definition: franchiseeReviewChangedV1,
    consumer: { name: 'news-of-listings' },
    id: subjectId,
    prepare: (db) => person(db, reviewedId),
    data: {
      franchiseId: Matchers.uuid(franchiseId),
      brandId: Matchers.uuid(reviewedId),
      authorId: Matchers.uuid(investorId),
      change: 'written',
    },
    table: 'news',
    key: 'user_id',
    rowId: reviewedId,
    row: { kind: 'franchisee-review', about_id: franchiseId, state: 'written', other_id: investorId },
  },
]);
