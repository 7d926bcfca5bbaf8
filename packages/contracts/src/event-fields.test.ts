import type { EventDefinition } from '@setu/protocol';
import { z } from 'zod';
import * as contracts from './index';

/**
 * The fields that an event may contain, with the reason. An event stays in the outbox and the streams and is copied by
 * every reader, so a new field with user text or personal data needs a decision here and in docs/retention.md.
 */
const plain = 'identifier, code, number or instant, which no person typed';
const shown = 'shown on the site to everybody, or to every agent, by whoever typed it';
const name = 'the name others see beside what a person does';
const reason =
  'an administrator’s words to the person concerned; the audit trail shows them to administrators';
const noted =
  'an administrator’s words; the audit trail shows them to administrators, and nobody else reads them';
const fingerprint =
  'slow salted hash of a phone number, so that a service can recognise a number that the person gave it (ADR 0102)';
const never = 'null on every new event; older ones in the outbox may hold it';

const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'content.site-copy-changed.v1': { changedAt: plain },
  'content.site-settings-changed.v1': { changedAt: plain },
  'identity.user-registered.v1': {
    id: plain,
    version: plain,
    role: plain,
    isSuspended: plain,
    createdAt: plain,
    displayName: name,
    worksFor: plain,
    sessionsFrom: plain,
    firstName: never,
    lastName: never,
  },
  'identity.user-updated.v1': {
    id: plain,
    version: plain,
    role: plain,
    isSuspended: plain,
    createdAt: plain,
    displayName: name,
    worksFor: plain,
    sessionsFrom: plain,
    firstName: never,
    lastName: never,
  },
  'identity.user-role-changed.v1': {
    id: plain,
    version: plain,
    byUserId: plain,
    from: plain,
    to: plain,
    byName: name,
    displayName: name,
  },
  'identity.user-suspension-changed.v1': {
    id: plain,
    version: plain,
    byUserId: plain,
    isSuspended: plain,
    reason,
    byName: name,
    displayName: name,
  },
  'identity.two-step-removed.v1': {
    id: plain,
    version: plain,
    byUserId: plain,
    reason: noted,
    byName: name,
    displayName: name,
  },
  'identity.phone-confirmation-changed.v1': { id: plain, version: plain, fingerprint, confirmedAt: plain },
  'identity.user-deleted.v1': { id: plain, version: plain, role: plain },
  'identity.brand-profile-saved.v1': {
    userId: plain,
    version: plain,
    savedAt: plain,
    brandName: shown,
    description: shown,
    targetAudience: shown,
    website: shown,
    logo: shown,
    people: shown,
  },
  'agent.agent-profile-photo-changed.v1': { id: plain, version: plain, userId: plain, uploadIds: plain },
  'inquiry.meeting-changed.v1': {
    id: plain,
    version: plain,
    inquiryId: plain,
    kind: plain,
    fromUserId: plain,
    toUserId: plain,
    state: plain,
  },
  'inquiry.files-attached.v1': {
    id: plain,
    version: plain,
    inquiryId: plain,
    fromUserId: plain,
    toUserId: plain,
    uploadIds: plain,
    isReported: plain,
  },
  'inquiry.inquiry-unanswered.v1': {
    id: plain,
    kind: plain,
    fromUserId: plain,
    toUserId: plain,
    waited: plain,
    franchiseId: plain,
  },
  'inquiry.webhook-given-up.v1': { userId: plain, version: plain },
  'inquiry.reply-time-changed.v1': { userId: plain, version: plain, usually: plain, keepsPromise: plain },
  'identity.brand-verified.v1': {
    userId: plain,
    version: plain,
    isVerified: plain,
    documents: plain,
    checkedAt: plain,
    validUntil: plain,
    ended: plain,
    byUserId: plain,
  },
  'catalog.listing-unconfirmed.v1': { id: plain, kind: plain, ownerId: plain, state: plain },
  'catalog.listing-reviewed.v1': {
    id: plain,
    version: plain,
    kind: plain,
    title: shown,
    ownerId: plain,
    state: plain,
    byUserId: plain,
  },
  'catalog.franchisee-proof-changed.v1': {
    id: plain,
    version: plain,
    franchiseId: plain,
    brandId: plain,
    userId: plain,
    state: plain,
    uploadIds: plain,
    title: shown,
    byUserId: plain,
    reason,
  },
  'catalog.alternatives-found.v1': {
    id: plain,
    version: plain,
    userId: plain,
    franchiseId: plain,
    title: shown,
    alternativeIds: plain,
    alternativeTitles: shown,
  },
  'catalog.followed-brand-listed.v1': { id: plain, version: plain, brandId: plain, userId: plain },
  'catalog.franchisee-review-changed.v1': {
    id: plain,
    version: plain,
    franchiseId: plain,
    brandId: plain,
    authorId: plain,
    change: plain,
    title: shown,
    byUserId: plain,
    reason,
  },
  'catalog.franchise-draft-changed.v1': { id: plain, version: plain, uploadIds: plain },
  'catalog.franchise-created.v1': {
    id: plain,
    version: plain,
    brandId: plain,
    title: shown,
    isActive: plain,
    featured: plain,
    byUserId: plain,
    followsOwner: plain,
    businessCategory: plain,
    minInvestment: plain,
    maxInvestment: plain,
    lowestBudget: plain,
    territories: shown,
    createdAt: plain,
    uploadIds: plain,
  },
  'catalog.listing-moderated.v1': {
    id: plain,
    version: plain,
    kind: plain,
    title: shown,
    isHidden: plain,
    reason,
    byUserId: plain,
    ownerId: plain,
  },
  'catalog.requirement-posted.v1': {
    id: plain,
    version: plain,
    brandId: plain,
    title: shown,
    description: shown,
    businessCategory: plain,
    propertyType: plain,
    acceptsAnyType: plain,
    minArea: plain,
    maxArea: plain,
    preferredLocations: shown,
    maxRentPerSqFt: plain,
    requiredAmenities: shown,
    timeline: shown,
    isActive: plain,
    fulfilledAt: plain,
    fulfilledBy: plain,
    followsOwner: plain,
    createdAt: plain,
  },
  'catalog.property-listed.v1': {
    id: plain,
    version: plain,
    providerId: plain,
    title: shown,
    city: shown,
    isAvailable: plain,
    followsOwner: plain,
    createdAt: plain,
    uploadIds: plain,
  },
  'inquiry.inquiry-sent.v1': {
    id: plain,
    version: plain,
    kind: plain,
    fromUserId: plain,
    toUserId: plain,
    franchiseId: plain,
    propertyId: plain,
    requirementId: plain,
    status: plain,
    proposedCommission: plain,
    createdAt: plain,
    closedWithRequirement: plain,
    followsEvent: plain,
  },
  'inquiry.reply-sent.v1': {
    id: plain,
    version: plain,
    inquiryId: plain,
    kind: plain,
    fromUserId: plain,
    toUserId: plain,
  },
  'identity.news-added.v1': {
    userId: plain,
    version: plain,
    sequence: plain,
    kind: plain,
    aboutId: plain,
    aboutKind: plain,
    state: plain,
  },
  'identity.notification-added.v1': {
    userId: plain,
    version: plain,
    sequence: plain,
    kind: plain,
    aboutId: plain,
    aboutKind: plain,
    state: plain,
  },
  'agent.assignment-changed.v1': {
    id: plain,
    version: plain,
    agentId: plain,
    brandId: plain,
    requirementId: plain,
    propertyId: plain,
    status: plain,
    isConfirmed: plain,
    confirmedAt: plain,
  },
  'agent.offer-accepted.v1': {
    id: plain,
    version: plain,
    agentId: plain,
    brandId: plain,
    requirementId: plain,
    propertyId: plain,
    status: plain,
    isConfirmed: plain,
    confirmedAt: plain,
    inquiryId: plain,
  },
  'agent.agent-verified.v1': {
    userId: plain,
    version: plain,
    companyName: shown,
    isVerified: plain,
    byUserId: plain,
    hasExpired: plain,
  },
};
/** Events with the same state as another event. */
const sameAs: Readonly<Record<string, string>> = {
  'catalog.franchise-updated.v1': 'catalog.franchise-created.v1',
  'catalog.requirement-updated.v1': 'catalog.requirement-posted.v1',
  'catalog.property-updated.v1': 'catalog.property-listed.v1',
  'inquiry.inquiry-status-changed.v1': 'inquiry.inquiry-sent.v1',
};

const isEvent = (value: unknown): value is EventDefinition<z.ZodObject> =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'data' in value &&
  value.data instanceof z.ZodObject;
const events = Object.values(contracts as Record<string, unknown>).filter(isEvent);

const fieldsOf = (type: string) => Object.keys(allowed[sameAs[type] ?? type] ?? {}).sort();

test('every event has a list of fields, and every list has an event', () => {
  expect(events.map(({ type }) => type).sort()).toEqual(
    [...Object.keys(allowed), ...Object.keys(sameAs)].sort(),
  );
});

test.each(events.map((event) => [event.type, event] as const))(
  'the event %s has exactly the listed fields',
  (type, event) => {
    expect(Object.keys(event.data.shape).sort()).toEqual(fieldsOf(type));
  },
);

test.each(events.map((event) => [event.type, event] as const))(
  'the event %s has only flat fields, public pictures and people of brands, so that no field is hidden in another',
  (_, event) => {
    const fieldsIn = (shape: z.ZodType) =>
      JSON.stringify(
        (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as { properties: object }).properties,
      );
    const named = (text: string, shape: z.ZodType, name: string) =>
      text.replaceAll(`"type":"object","properties":${fieldsIn(shape)}`, `"type":"${name}"`);
    const withoutPeople = named(fieldsIn(event.data), contracts.BrandPerson, 'person');
    expect(named(withoutPeople, contracts.StoredPicture, 'picture')).not.toContain('"type":"object"');
  },
);

test('no event has a field with contact data or private messages', () => {
  const names = events.flatMap(({ data }) => Object.keys(data.shape));
  expect(
    names.filter((one) => /e-?mail|phone|mobile|address|pincode|message|subject|password|ip$/i.test(one)),
  ).toEqual([]);
});

test('fields that the schema does not name are not published', () => {
  const { data } = contracts.userUpdatedV1;
  const state = {
    id: '99999999-9999-4999-8999-999999999999',
    version: 1,
    role: 'brand',
    displayName: 'Nadi',
  } as const;
  expect(data.parse({ ...state, email: 'asha@people.test' })).toEqual(state);
});
