import { randomUUID } from 'node:crypto';
import {
  agentVerifiedV1,
  assignmentChangedV1,
  brandProfileSavedV1,
  franchiseCreatedV1,
  franchiseeProofChangedV1,
  franchiseeReviewChangedV1,
  franchiseUpdatedV1,
  inquirySentV1,
  inquiryStatusChangedV1,
  listingModeratedV1,
  offerAcceptedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  twoStepRemovedV1,
  userDeletedV1,
  userRegisteredV1,
  userRoleChangedV1,
  userSuspensionChangedV1,
} from '@setu/contracts';
import type { EventDefinition } from '@setu/protocol';
import { encodeCursor, handleEvent } from '@setu/service-kit';
import { envelopeOf, someone } from '@setu/service-kit/test';
import { makeTrail } from '../../test/activity-trail';
import { callAsAdmin, makeFranchise, makeUser, setUpContent } from '../../test/builders';
import { aFranchiseState, anInquiryState, aPropertyState, aUserState } from '../../test/events';

const content = setUpContent();
beforeEach(async () => {
  await content.db('activity').delete();
});

const { publish, trail } = makeTrail(content);
const recent = async () =>
  (await content.service.call('GET', '/api/stats/platform', { as: someone('investor') })).body.recentActivity;

describe('the audit trail', () => {
  it('the trail has a line for every kind of event, with names and titles that arrived before or after it', async () => {
    const [user, brand] = [await makeUser(content.db), await makeUser(content.db, someone('brand'))];
    const { id: franchiseId, title } = await makeFranchise(content.db, { owner: brand });
    const assignment = {
      id: randomUUID(),
      version: 1,
      agentId: user.id,
      brandId: brand.id,
      requirementId: randomUUID(),
      propertyId: null,
      status: 'active',
    };
    const ofFranchise = { id: randomUUID(), version: 2, franchiseId, brandId: brand.id, title: 'Chai kiosk' };
    const events: readonly [EventDefinition, Record<string, unknown>, kind: string, text: string][] = [
      [userRegisteredV1, aUserState(), 'user', 'Asha registered as Investor'],
      [
        userRoleChangedV1,
        {
          id: user.id,
          version: 2,
          byUserId: user.id,
          byName: 'Nisha',
          from: 'investor',
          to: 'admin',
          displayName: 'Asha',
        },
        'user',
        'Nisha changed the role of Asha from Investor to Admin',
      ],
      [
        userSuspensionChangedV1,
        {
          id: user.id,
          version: 3,
          byUserId: user.id,
          byName: 'Nisha',
          isSuspended: true,
          reason: 'Advertising in inquiries.',
          displayName: 'Asha',
        },
        'user',
        'Nisha suspended the account of Asha. Reason: Advertising in inquiries',
      ],
      [
        twoStepRemovedV1,
        {
          id: user.id,
          version: 3,
          byUserId: user.id,
          byName: 'Nisha',
          reason: 'Lost the phone.',
          displayName: 'Asha',
        },
        'user',
        'Nisha turned two-step verification off for Asha. Reason: Lost the phone',
      ],
      [
        twoStepRemovedV1,
        { id: user.id, version: 3, byUserId: null, byName: null, reason: null, displayName: 'Asha' },
        'user',
        'An operator turned two-step verification off for Asha',
      ],
      [
        listingModeratedV1,
        {
          id: franchiseId,
          version: 2,
          kind: 'franchise',
          title: 'Chai kiosk',
          isHidden: true,
          reason: 'The stated ROI is wrong',
          byUserId: user.id,
        },
        'franchise',
        `${user.displayName} hid the franchise “Chai kiosk”. Reason: The stated ROI is wrong`,
      ],
      [
        brandProfileSavedV1,
        {
          userId: brand.id,
          version: 1,
          brandName: 'Idli Ink',
          description: null,
          targetAudience: null,
          website: null,
        },
        'user',
        'Idli Ink saved its brand profile',
      ],
      [
        franchiseCreatedV1,
        aFranchiseState({ brandId: brand.id }),
        'franchise',
        `${brand.displayName} listed the franchise “Chai kiosk”`,
      ],
      [
        franchiseUpdatedV1,
        aFranchiseState({ version: 2 }),
        'franchise',
        'A brand updated the franchise “Chai kiosk”',
      ],
      [
        propertyListedV1,
        aPropertyState(),
        'property',
        'A provider listed the property “Corner shop” in Pune',
      ],
      [
        requirementPostedV1,
        {
          id: randomUUID(),
          version: 1,
          brandId: brand.id,
          title: 'A shop',
          description: null,
          businessCategory: 'retail',
          propertyType: 'retail',
          minArea: 100,
          maxArea: null,
          preferredLocations: [],
          maxRentPerSqFt: null,
          requiredAmenities: [],
          timeline: null,
          isActive: true,
          createdAt: new Date().toISOString(),
        },
        'property',
        `${brand.displayName} posted the requirement “A shop”`,
      ],
      [
        inquirySentV1,
        anInquiryState({ fromUserId: user.id, franchiseId }),
        'inquiry',
        `${user.displayName} sent an inquiry about “${title}”`,
      ],
      [
        inquiryStatusChangedV1,
        anInquiryState({ toUserId: brand.id, franchiseId, status: 'meeting_scheduled' }),
        'inquiry',
        `${brand.displayName} marked an inquiry as meeting scheduled about “${title}”`,
      ],
      [
        inquiryStatusChangedV1,
        anInquiryState({ fromUserId: user.id, franchiseId, status: 'withdrawn' }),
        'inquiry',
        `${user.displayName} withdrew an inquiry about “${title}”`,
      ],
      [
        franchiseeProofChangedV1,
        { ...ofFranchise, userId: user.id, state: 'proven', uploadIds: [], byUserId: brand.id, reason: null },
        'franchise',
        `${brand.displayName} confirmed a franchisee of “Chai kiosk”`,
      ],
      [
        franchiseeReviewChangedV1,
        { ...ofFranchise, authorId: user.id, change: 'written', byUserId: user.id, reason: null },
        'franchise',
        `${user.displayName} reviewed “Chai kiosk”`,
      ],
      [
        franchiseeReviewChangedV1,
        {
          ...ofFranchise,
          authorId: brand.id,
          change: 'hidden',
          byUserId: user.id,
          reason: 'It names a person.',
        },
        'franchise',
        `${user.displayName} hid a review of “Chai kiosk”. Reason: It names a person`,
      ],
      [offerAcceptedV1, assignment, 'agent', `${brand.displayName} accepted an offer of an agent`],
      [
        assignmentChangedV1,
        { ...assignment, version: 2, status: 'completed' },
        'agent',
        `${user.displayName} completed an assignment`,
      ],
      [
        agentVerifiedV1,
        { userId: randomUUID(), version: 1, companyName: 'Rao', isVerified: true, byUserId: user.id },
        'agent',
        `${user.displayName} verified the agent “Rao”`,
      ],
    ];
    for (const [definition, data] of events) expect(await publish(definition, data)).toBe('done');
    const lines = (await trail('?limit=100')).map((line: { kind: string; text: string }) => [
      line.kind,
      line.text,
    ]);
    expect(lines).toHaveLength(events.length);
    expect(lines).toEqual(expect.arrayContaining(events.map(([, , kind, text]) => [kind, text])));
  });

  it('the trail is listed newest first, and its pages do not shift while new lines are added', async () => {
    const at = (minute: number) => `2026-11-05T10:${String(minute).padStart(2, '0')}:00.000Z`;
    for (const minute of [3, 1, 2, 2, 0])
      await publish(userRegisteredV1, aUserState({ displayName: `M${minute}`, createdAt: at(minute) }));
    const first = await callAsAdmin(content.service, 'GET', '/api/admin/activity?limit=2');
    expect(first.headers.get('x-total-count')).toBe('5');
    await publish(userRegisteredV1, aUserState({ displayName: 'M9', createdAt: at(9) }));
    const texts = [...first.body];
    let next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
    while (next) {
      const reply = await callAsAdmin(content.service, 'GET', next);
      texts.push(...reply.body);
      next = /^<(.+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(texts.map(({ text }: { text: string }) => text.slice(0, 2))).toEqual([
      'M3',
      'M2',
      'M2',
      'M1',
      'M0',
    ]);
    expect(texts[0].at).toBe(at(3));
  });

  // The year 0000, which Postgres does not support.
  const tooEarly = encodeCursor([Date.parse('0000-01-01T00:00:00.000Z'), randomUUID()]);
  it.each(['?cursor=garbage', `?cursor=${tooEarly}`, '?limit=0', '?limit=101', '?limit=ten'])(
    'the trail refuses the query %s',
    async (query) => {
      const reply = await callAsAdmin(content.service, 'GET', `/api/admin/activity${query}`);
      expect(reply.status).toBe(400);
      expect(reply.headers.get('content-type')).toContain('application/problem+json');
    },
  );

  it('everyone reads only the newest three public lines', async () => {
    const user = await makeUser(content.db);
    for (const minute of [1, 2, 3, 4])
      await publish(
        franchiseCreatedV1,
        aFranchiseState({ title: `T${minute}`, createdAt: `2026-11-05T10:0${minute}:00.000Z` }),
      );
    await publish(
      franchiseCreatedV1,
      aFranchiseState({ title: 'Draft', isActive: false, createdAt: undefined }),
    );
    await publish(inquirySentV1, anInquiryState({ fromUserId: user.id, createdAt: undefined }));
    await publish(userRegisteredV1, aUserState({ createdAt: undefined }));
    expect(await recent()).toEqual(
      [4, 3, 2].map((minute) => ({
        kind: 'franchise',
        text: `A brand listed the franchise “T${minute}”`,
        at: `2026-11-05T10:0${minute}:00.000Z`,
      })),
    );
  });
});

it('users do not read lines about a listing while it is not public', async () => {
  const [franchise, property] = [aFranchiseState({ title: 'Gone for now' }), aPropertyState()];
  const publishAll = async (definition: EventDefinition, data: { id: string; [field: string]: unknown }) => {
    for (const consumer of content.service.running.consumers.filter(({ subscriptions }) =>
      subscriptions.some((each) => each.definition.type === definition.type),
    ))
      await handleEvent(content.db, consumer, JSON.stringify(envelopeOf(definition, data.id, data)));
  };
  await publishAll(franchiseCreatedV1, franchise);
  await publishAll(propertyListedV1, property);
  expect(await recent()).toHaveLength(2);
  const followsOwner = true;
  await publishAll(franchiseUpdatedV1, { ...franchise, version: 2, isActive: false, followsOwner });
  await publishAll(propertyUpdatedV1, { ...property, version: 2, isAvailable: false, followsOwner });
  expect(await recent()).toEqual([]);
  expect(await trail()).toHaveLength(2);
  await publishAll(franchiseUpdatedV1, { ...franchise, version: 3, followsOwner });
  expect((await recent()).map(({ text }: { text: string }) => text)).toEqual([
    'A brand listed the franchise “Gone for now”',
  ]);
});

it('the trail has no line for listings that change with their owner, because the change of the owner has a line', async () => {
  const followsOwner = true;
  await publish(franchiseUpdatedV1, aFranchiseState({ version: 2, isActive: false, followsOwner }));
  await publish(propertyUpdatedV1, aPropertyState({ version: 2, isAvailable: false, followsOwner }));
  await publish(franchiseUpdatedV1, aFranchiseState({ version: 2, title: 'Kulfi cart' }));
  expect((await trail()).map(({ text }: { text: string }) => text)).toEqual([
    'A brand updated the franchise “Kulfi cart”',
  ]);
});

it('the name of a person who deleted the account is removed only from the lines about them', async () => {
  const person = { id: randomUUID(), displayName: 'Namita Sahu' };
  const namesake = { id: randomUUID(), displayName: 'Namita Sahu' };
  const state = { version: 1, role: 'investor', firstName: null, lastName: null };
  for (const one of [person, namesake]) await publish(userRegisteredV1, { ...state, ...one });
  await publish(userDeletedV1, { id: person.id, version: 2, role: 'investor' });
  const texts = (await trail()).map(({ text }: { text: string }) => text);
  expect(texts.filter((text: string) => text === 'Deleted account registered as Investor')).toHaveLength(1);
  expect(texts.filter((text: string) => text === 'Namita Sahu registered as Investor')).toHaveLength(1);
  const rows = await content.db('activity').where({ person_id: person.id });
  expect(rows).toEqual([]);
});
