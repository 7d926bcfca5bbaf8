import { Matchers } from '@pact-foundation/pact';
import {
  franchiseCreatedV1,
  franchiseDraftChangedV1,
  franchiseeProofChangedV1,
  franchiseeReviewChangedV1,
  franchiseUpdatedV1,
  listingModeratedV1,
  listingReviewedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
} from '@setu/contracts';
import type { Content } from '../test/builders';
import { anAmount, anInstant, newestLine, readsFrom } from './reader';

const franchiseId = 'c0ffee00-0000-4000-8000-0000000000f1';
const propertyId = 'c0ffee00-0000-4000-8000-0000000000d2';
const owner = Matchers.uuid('c0ffee00-0000-4000-8000-0000000000b1');

const franchise = {
  brandId: owner,
  title: Matchers.string('Chai kiosk'),
  businessCategory: Matchers.string('food_beverage'),
  minInvestment: anAmount('500000.00'),
  maxInvestment: anAmount('900000.00'),
  territories: Matchers.eachLike('Mumbai'),
  createdAt: anInstant,
};
const property = {
  providerId: owner,
  title: Matchers.string('Hall beside the station'),
  city: Matchers.string('Pune'),
};
const upload = 'c0ffee00-0000-4000-8000-000000000a01';
const uploadIds = Matchers.eachLike(Matchers.uuid(upload));
const showsUpload = async (content: Content, id: string) =>
  expect(await content.db('listing_uploads').where({ id }).first()).toMatchObject({ upload_ids: [upload] });

readsFrom('catalog', [
  {
    given: 'a brand creates an active franchise',
    message: 'a franchise was created',
    definition: franchiseCreatedV1,
    id: franchiseId,
    data: { version: Matchers.integer(1), isActive: true, ...franchise },
    check: async (content) => {
      expect(await content.db('franchises').where({ id: franchiseId }).first()).toMatchObject({
        title: 'Chai kiosk',
        business_category: 'food_beverage',
        min_investment: '500000.00',
        max_investment: '900000.00',
        territories: ['Mumbai'],
        is_active: true,
        listed_active: true,
        listed_at: new Date('2026-11-20T10:00:00.000Z'),
      });
      expect(await newestLine(content)).toBe('A brand listed the franchise “Chai kiosk”');
    },
  },
  {
    given: 'a brand creates a franchise with an uploaded picture',
    message: 'a franchise was created with an uploaded picture',
    definition: franchiseCreatedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000f3',
    data: { version: Matchers.integer(1), isActive: true, ...franchise, uploadIds },
    check: (content) => showsUpload(content, 'c0ffee00-0000-4000-8000-0000000000f3'),
  },
  {
    given: 'a brand saves a draft with an uploaded picture',
    message: 'a draft of a franchise was saved with an uploaded picture',
    definition: franchiseDraftChangedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000f4',
    data: { version: Matchers.integer(1), uploadIds },
    check: (content) => showsUpload(content, 'c0ffee00-0000-4000-8000-0000000000f4'),
  },
  {
    given: 'an agent lists a property with an uploaded picture',
    message: 'a property was listed with an uploaded picture',
    definition: propertyListedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000d3',
    data: { version: Matchers.integer(1), isAvailable: true, ...property, uploadIds },
    check: (content) => showsUpload(content, 'c0ffee00-0000-4000-8000-0000000000d3'),
  },
  {
    given: 'a person sent the agreement about an outlet',
    message: 'an agreement about an outlet was sent',
    definition: franchiseeProofChangedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000d4',
    data: { version: Matchers.integer(2), brandId: owner, userId: owner, state: 'waiting', uploadIds },
    check: async (content) => {
      const file = content.db('message_files').where({ id: 'c0ffee00-0000-4000-8000-0000000000d4' });
      expect(await file.first()).toMatchObject({ upload_ids: [upload], is_reported: true });
    },
  },
  {
    given: 'an administrator withdraws the proof of a franchisee',
    message: 'the proof of a franchisee was withdrawn',
    definition: franchiseeProofChangedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000d5',
    data: {
      version: Matchers.integer(3),
      brandId: owner,
      userId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000c1'),
      state: 'withdrawn',
      uploadIds: [],
      title: Matchers.string('Chai kiosk'),
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
      reason: Matchers.string('The agreement was forged.'),
    },
    check: async (content) => {
      expect(await newestLine(content)).toBe(
        'An administrator withdrew the proof of a franchisee of “Chai kiosk”. Reason: The agreement was forged',
      );
    },
  },
  {
    given: 'an administrator hides the review of a franchisee',
    message: 'the review of a franchisee was hidden',
    definition: franchiseeReviewChangedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000d6',
    data: {
      version: Matchers.integer(2),
      brandId: owner,
      authorId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000c1'),
      change: 'hidden',
      title: Matchers.string('Chai kiosk'),
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
      reason: Matchers.string('It names a person.'),
    },
    check: async (content) => {
      expect(await newestLine(content)).toBe(
        'An administrator hid a review of “Chai kiosk”. Reason: It names a person',
      );
    },
  },
  {
    given: 'a brand makes its franchise inactive',
    message: 'a franchise became inactive',
    definition: franchiseUpdatedV1,
    id: franchiseId,
    data: { version: Matchers.integer(2), isActive: false, ...franchise },
    check: async (content) => {
      expect(await content.db('franchises').where({ id: franchiseId }).first()).toMatchObject({
        is_active: false,
        listed_active: true,
        version: 2,
      });
    },
  },
  {
    given: 'an administrator hides a franchise',
    message: 'a franchise was hidden',
    definition: listingModeratedV1,
    id: franchiseId,
    data: {
      version: Matchers.integer(3),
      kind: 'franchise',
      title: Matchers.string('Chai kiosk'),
      isHidden: true,
      reason: Matchers.string('The stated ROI is wrong.'),
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
    },
    check: async (content) => {
      expect(await newestLine(content)).toBe(
        'An administrator hid the franchise “Chai kiosk”. Reason: The stated ROI is wrong',
      );
    },
  },
  {
    given: 'an administrator features a franchise',
    message: 'a franchise was featured by an administrator',
    definition: franchiseUpdatedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000f2',
    data: {
      version: Matchers.integer(2),
      isActive: true,
      featured: true,
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
      ...franchise,
    },
    check: async (content) => {
      const texts = await content.db('activity').pluck('text');
      expect(texts).toContain('featured the franchise “Chai kiosk”');
    },
  },
  {
    given: 'an agent lists an available property',
    message: 'a property was listed',
    definition: propertyListedV1,
    id: propertyId,
    data: { version: Matchers.integer(1), isAvailable: true, ...property },
    check: async (content) => {
      expect(await content.db('properties').where({ id: propertyId }).first()).toMatchObject({
        is_available: true,
      });
    },
  },
  {
    given: 'an agent makes its property unavailable',
    message: 'a property became unavailable',
    definition: propertyUpdatedV1,
    id: propertyId,
    data: { version: Matchers.integer(2), isAvailable: false, ...property },
    check: async (content) => {
      expect(await content.db('properties').where({ id: propertyId }).first()).toMatchObject({
        is_available: false,
        version: 2,
      });
    },
  },
  {
    given: 'a brand posts an active requirement with every field',
    message: 'a requirement was posted',
    definition: requirementPostedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000d1',
    data: {
      version: Matchers.integer(1),
      isActive: true,
      brandId: owner,
      title: Matchers.string('Corner shop on a high street'),
      description: Matchers.string('Ground floor, two shutters.'),
      businessCategory: Matchers.string('retail'),
      propertyType: Matchers.string('retail'),
      minArea: Matchers.integer(1_000),
      maxArea: Matchers.integer(2_000),
      preferredLocations: Matchers.eachLike('Pune'),
      maxRentPerSqFt: anAmount('180.00'),
      requiredAmenities: Matchers.eachLike('Parking'),
      timeline: Matchers.string('2 months'),
      createdAt: anInstant,
    },
    check: async (content) => {
      const texts = await content.db('activity').where({ is_public: true }).pluck('text');
      expect(texts).toContain('posted the requirement “Corner shop on a high street”');
    },
  },
  {
    given: 'an administrator approves a franchise',
    message: 'a franchise was approved',
    definition: listingReviewedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000f3',
    data: {
      version: Matchers.integer(2),
      kind: 'franchise',
      ownerId: owner,
      state: 'approved',
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
    },
    check: async (content) => {
      expect(await content.db('activity').pluck('text')).toContain('approved the franchise');
    },
  },
  {
    given: 'an administrator approves a property',
    message: 'a property was approved',
    definition: listingReviewedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000f4',
    data: {
      version: Matchers.integer(3),
      kind: 'property',
      title: Matchers.string('Hall beside the station'),
      ownerId: owner,
      state: 'approved',
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
    },
    check: async (content) => {
      expect(await content.db('activity').pluck('text')).toContain(
        'approved the property “Hall beside the station”',
      );
    },
  },
]);
