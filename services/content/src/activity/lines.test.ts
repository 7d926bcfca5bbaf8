import { randomUUID } from 'node:crypto';
import * as lines from './lines';
import { sentenceOf } from './sentence';

const id = randomUUID();
const adminId = randomUUID();
/** The line while its names are unknown. */
const read = (line: lines.Line, names: { actor?: string; about?: string } = {}) =>
  sentenceOf({
    actor: names.actor ?? line.actor?.label ?? null,
    text: line.text,
    about: names.about ?? null,
  });

const user = {
  id,
  version: 1,
  role: 'agent',
  firstName: null,
  lastName: null,
  displayName: 'Asha Rao',
} as const;
const franchise = { id, version: 1, brandId: id, title: 'Chai kiosk', isActive: true };
const property = { id, version: 1, providerId: id, title: 'Corner shop', city: 'Pune', isAvailable: true };
const requirement = {
  id,
  version: 1,
  brandId: id,
  title: 'A shop in Pune',
  description: null,
  businessCategory: 'retail' as const,
  propertyType: 'retail' as const,
  minArea: 100,
  maxArea: null,
  preferredLocations: ['Pune'],
  maxRentPerSqFt: null,
  requiredAmenities: [],
  timeline: null,
  isActive: true,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const inquiry = {
  id,
  version: 1,
  fromUserId: id,
  toUserId: id,
  franchiseId: id,
  propertyId: null,
  requirementId: null,
  status: 'in_progress',
} as const;
const assignment = {
  id,
  version: 1,
  agentId: id,
  brandId: id,
  requirementId: id,
  propertyId: null,
  status: 'on_hold',
} as const;

test.each([
  ['a registration', lines.userRegistered(user), 'Asha Rao registered as Agent/Consultant'],
  [
    'a role',
    lines.roleChanged({
      id,
      version: 2,
      byUserId: id,
      byName: 'Nisha Verma',
      from: 'investor',
      to: 'brand',
      displayName: 'Asha Rao',
    }),
    'Nisha Verma changed the role of Asha Rao from Investor to Brand',
  ],
  [
    'an account suspended',
    lines.suspensionChanged({
      id,
      version: 2,
      byUserId: id,
      byName: 'Nisha Verma',
      isSuspended: true,
      reason: 'Advertising in inquiries.',
      displayName: 'Asha Rao',
    }),
    'Nisha Verma suspended the account of Asha Rao. Reason: Advertising in inquiries',
  ],
  [
    'an account restored',
    lines.suspensionChanged({
      id,
      version: 3,
      byUserId: id,
      byName: 'Nisha Verma',
      isSuspended: false,
      reason: null,
      displayName: 'Asha Rao',
    }),
    'Nisha Verma restored the account of Asha Rao',
  ],
  [
    'a listing hidden',
    lines.listingModerated({
      id,
      version: 2,
      kind: 'franchise',
      title: 'Chai kiosk',
      isHidden: true,
      reason: 'The stated ROI is wrong',
      byUserId: id,
    }),
    'An administrator hid the franchise “Chai kiosk”. Reason: The stated ROI is wrong',
  ],
  [
    'a listing restored',
    lines.listingModerated({
      id,
      version: 4,
      kind: 'property',
      title: 'Corner shop',
      isHidden: false,
      reason: null,
      byUserId: id,
    }),
    'An administrator restored the property “Corner shop”',
  ],
  [
    'a brand profile',
    lines.brandProfileSaved({
      userId: id,
      version: 1,
      brandName: 'Idli Ink',
      description: null,
      targetAudience: null,
      website: null,
    }),
    'Idli Ink saved its brand profile',
  ],
  ['a listing', lines.franchiseListed(franchise), 'A brand listed the franchise “Chai kiosk”'],
  [
    'a change',
    lines.franchiseUpdated({ ...franchise, isActive: false }),
    'A brand updated the franchise “Chai kiosk” (inactive)',
  ],
  [
    'a franchise featured',
    lines.franchiseUpdated({ ...franchise, featured: true, byUserId: id }),
    'An administrator featured the franchise “Chai kiosk”',
  ],
  [
    'a franchise featured no more',
    lines.franchiseUpdated({ ...franchise, featured: false, byUserId: id }),
    'An administrator removed the Featured badge from the franchise “Chai kiosk”',
  ],
  ['a property', lines.propertyListed(property), 'A provider listed the property “Corner shop” in Pune'],
  [
    'a property gone',
    lines.propertyUpdated({ ...property, isAvailable: false }),
    'A provider updated the property “Corner shop” (not available)',
  ],
  ['a requirement', lines.requirementPosted(requirement), 'A brand posted the requirement “A shop in Pune”'],
  [
    'a requirement met',
    lines.requirementUpdated({ ...requirement, isActive: false }),
    'A brand updated the requirement “A shop in Pune” (inactive)',
  ],
  ['an inquiry', lines.inquirySent(inquiry), 'A user sent an inquiry'],
  [
    'an offer',
    lines.inquirySent({ ...inquiry, kind: 'offer', franchiseId: null, requirementId: id }),
    'A user made an offer to a requirement',
  ],
  [
    'an offer by an event that does not say so',
    lines.inquirySent({ ...inquiry, franchiseId: null, requirementId: id }),
    'A user made an offer to a requirement',
  ],
  [
    'a visit',
    lines.inquirySent({ ...inquiry, kind: 'visit', franchiseId: null, requirementId: id, propertyId: id }),
    'A user asked to visit a property',
  ],
  ['an inquiry moved', lines.inquiryMoved(inquiry), 'A user marked an inquiry in progress'],
  [
    'an offer declined',
    lines.inquiryMoved({ ...inquiry, kind: 'offer', franchiseId: null, status: 'declined' }),
    'A user declined an offer',
  ],
  [
    'a visit withdrawn',
    lines.inquiryMoved({ ...inquiry, kind: 'visit', franchiseId: null, status: 'withdrawn' }),
    'A user withdrew a visit request',
  ],
  ['an offer accepted', lines.offerAccepted(assignment), 'A brand accepted an offer of an agent'],
  ['an assignment', lines.assignmentChanged(assignment), 'An agent put an assignment on hold'],
  [
    'an assignment done',
    lines.assignmentChanged({ ...assignment, status: 'completed', isConfirmed: true }),
    'An agent completed an assignment, as its brand confirmed',
  ],
  ...([null, 'withdrawn', 'changed', 'expired'] as const).map((ended): [string, lines.Line, string] => [
    `a verification of a brand, ended: ${ended}`,
    lines.brandVerified({
      userId: id,
      version: 1,
      isVerified: ended === null,
      documents: ended === null ? ['pan'] : [],
      checkedAt: null,
      validUntil: null,
      ended,
      byUserId: adminId,
    }),
    {
      none: 'A brand was verified by an administrator',
      withdrawn: 'A brand is no longer verified, as an administrator decided',
      changed: 'A brand changed its name and is no longer verified',
      expired: 'A brand is no longer verified, because the last day passed',
    }[ended ?? 'none'],
  ]),
  [
    'a review',
    lines.listingReviewed({
      id,
      version: 2,
      kind: 'franchise',
      ownerId: id,
      state: 'returned',
      byUserId: adminId,
    }) as lines.Line,
    'An administrator returned the franchise',
  ],
  [
    'a review of a property',
    lines.listingReviewed({
      id,
      version: 2,
      kind: 'property',
      title: 'Hall beside the station',
      ownerId: id,
      state: 'approved',
      byUserId: adminId,
    }) as lines.Line,
    'An administrator approved the property “Hall beside the station”',
  ],
  [
    'a badge',
    lines.agentVerified({
      userId: id,
      version: 1,
      companyName: 'Rao Realty',
      isVerified: true,
      byUserId: adminId,
    }),
    'An administrator verified the agent “Rao Realty”',
  ],
  [
    'a badge lost',
    lines.agentVerified({
      userId: id,
      version: 2,
      companyName: 'Rao Realty',
      isVerified: false,
      byUserId: adminId,
    }),
    'An administrator removed the Verified badge from the agent “Rao Realty”',
  ],
  [
    'a badge whose last day passed',
    lines.agentVerified({
      userId: id,
      version: 3,
      companyName: 'Rao Realty',
      isVerified: false,
      byUserId: adminId,
      hasExpired: true,
    }),
    'The verification of the agent “Rao Realty” expired',
  ],
  [
    'a badge lost by a change of the agent',
    lines.agentVerified({
      userId: id,
      version: 3,
      companyName: 'Rao Realty',
      isVerified: false,
      byUserId: id,
    }),
    'An agent changed the company name or license number of “Rao Realty” and is no longer verified',
  ],
])('the line of %s reads as specified', (_, line, sentence) => {
  expect(read(line)).toBe(sentence);
});

test('names and titles are filled in when they are known', () => {
  expect(read(lines.inquirySent(inquiry), { actor: 'Asha Rao', about: 'Chai kiosk' })).toBe(
    'Asha Rao sent an inquiry about “Chai kiosk”',
  );
});

test('only lines with public information are public', () => {
  expect(lines.franchiseListed(franchise).isPublic).toBe(true);
  expect(lines.franchiseListed({ ...franchise, isActive: false }).isPublic).toBe(false);
  expect(lines.propertyListed({ ...property, isAvailable: false }).isPublic).toBe(false);
  for (const line of [
    lines.inquirySent(inquiry),
    lines.userRegistered(user),
    lines.offerAccepted(assignment),
  ])
    expect(line.isPublic).toBeFalsy();
});
