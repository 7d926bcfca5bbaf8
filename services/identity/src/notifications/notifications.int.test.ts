import { randomUUID } from 'node:crypto';
import {
  agentVerifiedV1,
  assignmentChangedV1,
  followedBrandListedV1,
  formerNotificationAddedV1,
  franchiseeProofChangedV1,
  franchiseeReviewChangedV1,
  inquirySentV1,
  inquiryStatusChangedV1,
  listingModeratedV1,
  listingUnconfirmedV1,
  mostMissedNotifications,
  mostUnreadNotifications,
  type NotificationItem,
  notificationAddedV1,
  offerAcceptedV1,
  replySentV1,
} from '@setu/contracts';
import type { EventDefinition } from '@setu/protocol';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, eventually, publishEvent, type TestUser } from '@setu/service-kit/test';
import { register, setUpIdentity } from '../../test/builders';

const identity = setUpIdentity();
afterEach(() => {
  identity.clock.ahead = 0;
});

const call = (as: TestUser | null, method: string, path: string, body?: unknown) =>
  identity.service.call(method, path, { as, body });
const notificationsOf = async (as: TestUser): Promise<NotificationItem[]> =>
  (await call(as, 'GET', '/api/notifications')).body;
const summaryOf = async (as: TestUser) => (await call(as, 'GET', '/api/notifications/summary')).body;
const investor = async () => (await register(identity.service)).user;
const brand = async () =>
  (await register(identity.service, { role: 'brand', brandName: 'Chai Chaupal' })).user;
const agent = async () => (await register(identity.service, { role: 'agent' })).user;

const consumerOf = (definition: EventDefinition) => {
  const found = identity.service.running.consumers.find(({ from }) => from === definition.service);
  if (!found) throw new Error(`nobody consumes ${definition.type}`);
  return found;
};
const handle = (definition: EventDefinition, data: object, envelope: object = {}) =>
  handleEvent(
    identity.db,
    consumerOf(definition),
    JSON.stringify({ ...envelopeOf(definition, randomUUID(), data), ...envelope }),
  );

const inquiry = (from: TestUser, to: TestUser, more: object = {}) => ({
  id: randomUUID(),
  version: 1,
  kind: 'franchise',
  fromUserId: from.id,
  toUserId: to.id,
  franchiseId: randomUUID(),
  propertyId: null,
  requirementId: null,
  status: 'open',
  ...more,
});
const replyIn = (inquiryId: string, from: TestUser, to: TestUser) => ({
  id: randomUUID(),
  version: 1,
  inquiryId,
  kind: 'franchise',
  fromUserId: from.id,
  toUserId: to.id,
});
/** Adds this many notifications of a person, each about a different inquiry. */
const notify = async (to: TestUser, from: TestUser, count: number) => {
  for (let n = 0; n < count; n += 1) await handle(inquirySentV1, inquiry(from, to));
};

describe('events that create notifications', () => {
  test('the receiver is notified of an inquiry, with the name of the sender and without its text', async () => {
    const [from, to] = [await investor(), await brand()];
    const data = inquiry(from, to);
    await publishEvent(identity.broker.url, inquirySentV1, envelopeOf(inquirySentV1, data.id, data as never));
    await eventually(async () => expect(await notificationsOf(to)).toHaveLength(1));
    expect(await notificationsOf(to)).toEqual([
      {
        id: expect.any(String),
        sequence: expect.any(Number),
        kind: 'inquiry-received',
        aboutId: data.id,
        aboutKind: 'franchise',
        state: null,
        otherName: 'Asha Kulkarni',
        createdAt: expect.any(String),
        isRead: false,
      },
    ]);
    expect(await notificationsOf(from)).toEqual([]);
  });

  test('the other side is notified of a reply, but not of the status that the reply changed', async () => {
    const [from, to] = [await investor(), await brand()];
    const data = inquiry(from, to, { status: 'in_progress', followsEvent: true });
    await handle(inquiryStatusChangedV1, data);
    await handle(replySentV1, replyIn(data.id, to, from));
    expect(await notificationsOf(from)).toMatchObject([
      { kind: 'reply-received', aboutId: data.id, otherName: 'Chai Chaupal' },
    ]);
    expect(await notificationsOf(to)).toEqual([]);
  });

  test.each(['in_progress', 'meeting_scheduled', 'negotiation', 'deal_closed', 'declined'])(
    'the sender is notified of the status %s',
    async (status) => {
      const [from, to] = [await investor(), await brand()];
      await handle(inquiryStatusChangedV1, inquiry(from, to, { status }));
      expect(await notificationsOf(from)).toMatchObject([{ kind: 'status-changed', state: status }]);
      expect(await notificationsOf(to)).toEqual([]);
    },
  );

  test('the brand is notified of an outlet to confirm, and the person of the decision', async () => {
    const [person, other] = [await investor(), await brand()];
    const proof = {
      id: randomUUID(),
      version: 1,
      franchiseId: randomUUID(),
      brandId: other.id,
      userId: person.id,
      uploadIds: [],
    };
    await handle(franchiseeProofChangedV1, { ...proof, state: 'waiting' });
    expect(await notificationsOf(other)).toMatchObject([
      {
        kind: 'franchisee-proof',
        aboutId: proof.franchiseId,
        state: 'waiting',
        otherName: 'Asha Kulkarni',
      },
    ]);
    await handle(franchiseeProofChangedV1, { ...proof, version: 2, state: 'declined' });
    expect(await notificationsOf(person)).toMatchObject([
      { kind: 'franchisee-proof', aboutId: proof.franchiseId, state: 'declined', otherName: null },
    ]);
  });

  test('a follower is notified of a new franchise of the brand', async () => {
    const [follower, other] = [await agent(), await brand()];
    const id = randomUUID();
    await handle(followedBrandListedV1, { id, version: 1, brandId: other.id, userId: follower.id });
    expect(await notificationsOf(follower)).toMatchObject([
      { kind: 'followed-brand-listed', aboutId: id, otherName: 'Chai Chaupal' },
    ]);
  });

  test('the brand is notified of a review, and its author of the answer and of moderation', async () => {
    const [author, other] = [await investor(), await brand()];
    const review = {
      id: randomUUID(),
      version: 1,
      franchiseId: randomUUID(),
      brandId: other.id,
      authorId: author.id,
    };
    await handle(franchiseeReviewChangedV1, { ...review, change: 'written' });
    for (const change of ['answered', 'hidden'])
      await handle(franchiseeReviewChangedV1, { ...review, change });
    expect(await notificationsOf(other)).toMatchObject([
      { kind: 'franchisee-review', aboutId: review.franchiseId, state: 'written' },
    ]);
    expect((await notificationsOf(author)).map(({ state, otherName }) => [state, otherName])).toEqual(
      expect.arrayContaining([
        ['answered', 'Chai Chaupal'],
        ['hidden', null],
      ]),
    );
    // A sample, and the review of a deleted account, have no author.
    await handle(franchiseeReviewChangedV1, { ...review, authorId: null, change: 'hidden' });
  });

  test('the brand is notified once in 30 days of reviews that a person deletes and writes again', async () => {
    const [author, other] = [await investor(), await brand()];
    const written = (fields: object = {}) =>
      handle(
        franchiseeReviewChangedV1,
        {
          id: randomUUID(),
          version: 1,
          franchiseId,
          brandId: other.id,
          authorId: author.id,
          change: 'written',
          ...fields,
        },
        { time: identity.clock.now().toISOString() },
      );
    const franchiseId = randomUUID();
    for (let n = 0; n < 3; n += 1) expect(await written()).toBe('done');
    expect(await notificationsOf(other)).toHaveLength(1);
    // Another person, and another franchise, are reviews of their own.
    await written({ authorId: (await investor()).id });
    await written({ franchiseId: randomUUID() });
    expect(await notificationsOf(other)).toHaveLength(3);
    identity.clock.ahead = 31 * 24 * 60 * 60 * 1_000;
    await written();
    expect(await notificationsOf(other)).toHaveLength(4);
  });

  test('the receiver is notified of a withdrawal', async () => {
    const [from, to] = [await investor(), await brand()];
    await handle(inquiryStatusChangedV1, inquiry(from, to, { status: 'withdrawn' }));
    expect(await notificationsOf(to)).toMatchObject([{ state: 'withdrawn', otherName: 'Asha Kulkarni' }]);
    expect(await notificationsOf(from)).toEqual([]);
  });

  test('the agent is notified of an accepted offer and of a confirmation, the brand of other changes', async () => {
    const [one, other] = [await agent(), await brand()];
    const assignment = {
      id: randomUUID(),
      version: 1,
      agentId: one.id,
      brandId: other.id,
      requirementId: randomUUID(),
      propertyId: null,
      status: 'active',
      isConfirmed: false,
    };
    await handle(offerAcceptedV1, assignment);
    await handle(assignmentChangedV1, { ...assignment, status: 'completed' });
    await handle(assignmentChangedV1, { ...assignment, status: 'completed', isConfirmed: true });
    expect((await notificationsOf(one)).map(({ kind, state }) => [kind, state])).toEqual(
      expect.arrayContaining([
        ['assignment-changed', 'confirmed'],
        ['offer-accepted', null],
      ]),
    );
    expect(await notificationsOf(other)).toMatchObject([{ kind: 'assignment-changed', state: 'completed' }]);
  });

  test('an agent is notified of a badge that an administrator sets, but not when their own change removes it', async () => {
    const [one, admin] = [await agent(), randomUUID()];
    const profile = { userId: one.id, version: 1, companyName: 'Setu', isVerified: true };
    await handle(agentVerifiedV1, { ...profile, byUserId: admin });
    await handle(agentVerifiedV1, { ...profile, isVerified: false, byUserId: one.id });
    expect(await notificationsOf(one)).toMatchObject([
      { kind: 'verification-changed', state: 'verified', otherName: null },
    ]);
  });

  test('an owner is notified of a hidden listing; an event that does not name the owner is skipped', async () => {
    const owner = await brand();
    const listing = {
      id: randomUUID(),
      version: 1,
      kind: 'franchise',
      title: 'Tea',
      isHidden: true,
      reason: 'Figures',
      byUserId: randomUUID(),
    };
    expect(await handle(listingModeratedV1, listing)).toBe('done');
    await handle(listingModeratedV1, { ...listing, ownerId: owner.id });
    expect(await notificationsOf(owner)).toMatchObject([
      { kind: 'listing-moderated', aboutId: listing.id, aboutKind: 'franchise', state: 'hidden' },
    ]);
  });

  test('a brand is notified that a listing waits for a confirmation, and that it was deactivated', async () => {
    const owner = await brand();
    const asked = { id: randomUUID(), kind: 'requirement', ownerId: owner.id, state: 'asked' };
    await handle(listingUnconfirmedV1, asked);
    await handle(listingUnconfirmedV1, { ...asked, state: 'closed' });
    expect(await notificationsOf(owner)).toMatchObject([
      { kind: 'listing-unconfirmed', aboutId: asked.id, aboutKind: 'requirement', state: 'closed' },
      { kind: 'listing-unconfirmed', state: 'asked' },
    ]);
  });
});

describe('delivery of events', () => {
  test('an event that is redelivered, also by a replay, creates one notification', async () => {
    const [from, to] = [await investor(), await brand()];
    const envelope = { id: randomUUID() };
    const data = inquiry(from, to);
    expect(await handle(inquirySentV1, data, envelope)).toBe('done');
    expect(await handle(inquirySentV1, data, envelope)).toBe('duplicate');
    await identity.db('inbox').where({ event_id: envelope.id }).delete();
    expect(await handle(inquirySentV1, data, envelope)).toBe('done');
    expect(await notificationsOf(to)).toHaveLength(1);
    expect(await identity.service.outbox(to.id)).toMatchObject([
      {},
      ...[notificationAddedV1, formerNotificationAddedV1].map(({ type }) => ({
        type,
        envelope: { data: { userId: to.id, aboutId: data.id } },
      })),
    ]);
  });

  test('events that arrive out of order create notifications in the order of their arrival', async () => {
    const [from, to] = [await investor(), await brand()];
    const data = inquiry(from, to);
    await handle(replySentV1, replyIn(data.id, from, to));
    await handle(inquirySentV1, data);
    const announced = (await identity.service.outbox(to.id))
      .filter(({ type }) => type === notificationAddedV1.type)
      .map(({ envelope }) => envelope.data);
    expect(announced.map(({ kind }) => kind)).toEqual(['reply-received', 'inquiry-received']);
    expect(Number(announced[0]?.sequence)).toBeLessThan(Number(announced[1]?.sequence));
    expect(announced.map(({ version }) => version)).toEqual(announced.map(({ sequence }) => sequence));
  });

  test('notifications of events that arrive at the same time are announced in the order of their sequences', async () => {
    const [from, to] = [await investor(), await brand()];
    await Promise.all(Array.from({ length: 12 }, () => handle(inquirySentV1, inquiry(from, to))));
    const sequences = (await identity.service.outbox(to.id))
      .filter(({ type }) => type === notificationAddedV1.type)
      .map(({ envelope }) => Number(envelope.data.sequence));
    expect(sequences).toHaveLength(12);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
  });

  test('an old event creates no notification', async () => {
    const [from, to] = [await investor(), await brand()];
    const time = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString();
    expect(await handle(inquirySentV1, inquiry(from, to), { time })).toBe('done');
    expect(await notificationsOf(to)).toEqual([]);
  });

  test('an event about a deleted account is skipped, and notifications are deleted with their account', async () => {
    const [from, to] = [await investor(), await brand()];
    await handle(inquirySentV1, inquiry(from, to));
    await handle(inquirySentV1, inquiry(to, from));
    const reply = await call(to, 'POST', '/api/auth/user/deletion', {
      currentPassword: 'a quiet morning in Pune',
    });
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
    expect(await identity.db('news').where({ user_id: to.id })).toEqual([]);
    expect(await notificationsOf(from)).toMatchObject([{ kind: 'inquiry-received', otherName: null }]);
    expect(await handle(inquirySentV1, inquiry(from, to))).toBe('done');
  });

  test('an event with a malformed id becomes a dead letter', async () => {
    await expect(handle(replySentV1, { ...replyIn('x', await investor(), await brand()) })).rejects.toThrow();
  });
});

describe('the calls', () => {
  test('notifications are read page by page, newest first, and only by their recipient', async () => {
    const [from, to] = [await investor(), await brand()];
    for (let n = 0; n < 3; n += 1) {
      identity.clock.ahead = n * 1_000;
      await handle(inquirySentV1, inquiry(from, to));
    }
    identity.clock.ahead = 0;
    const first = await call(to, 'GET', '/api/notifications?limit=2');
    const next = /cursor=([^>&]+)/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await call(to, 'GET', `/api/notifications?limit=2&cursor=${next}`);
    const sequences = [...first.body, ...second.body].map(({ sequence }: NotificationItem) => sequence);
    expect(sequences).toHaveLength(3);
    expect(sequences).toEqual([...sequences].sort((a, b) => b - a));
    expect(await notificationsOf(from)).toEqual([]);
    expect((await call(null, 'GET', '/api/notifications')).status).toBe(401);
  });

  test('only own notifications are marked as read: by id, by subject or all at once', async () => {
    const [from, to] = [await investor(), await brand()];
    await notify(to, from, 4);
    await handle(inquiryStatusChangedV1, inquiry(from, to, { status: 'negotiation' }));
    const [newest, second, third] = await notificationsOf(to);
    const read = (as: TestUser, body: object) => call(as, 'POST', '/api/notifications/read', body);
    expect((await read(from, { ids: [newest?.id] })).body).toMatchObject({ unread: 1 });
    const { sequence, createdAt } = newest ?? {};
    const summary = { unread: 4, isUnreadBound: false, newest: sequence, newestAt: createdAt };
    expect(await summaryOf(to)).toEqual(summary);
    expect((await read(to, { ids: [newest?.id] })).body).toMatchObject({ unread: 3 });
    expect((await read(to, { aboutId: second?.aboutId })).body).toMatchObject({ unread: 2 });
    expect((await read(to, { upTo: third?.sequence })).body).toMatchObject({ unread: 0 });
    expect((await notificationsOf(to)).every(({ isRead }) => isRead)).toBe(true);
    expect(await notificationsOf(from)).toMatchObject([{ isRead: false }]);
  });

  test.each([{}, { ids: [] }, { ids: ['x'] }, { upTo: 0 }, { upTo: 1, aboutId: randomUUID() }])(
    'marking %j is refused',
    async (body) => {
      expect((await call(await brand(), 'POST', '/api/notifications/read', body)).status).toBe(400);
    },
  );

  test('unread notifications are counted up to a limit, and missed notifications are read after a sequence number up to a limit', async () => {
    const [from, to] = [await investor(), await brand()];
    await notify(to, from, mostUnreadNotifications + 2);
    expect(await summaryOf(to)).toMatchObject({ unread: mostUnreadNotifications, isUnreadBound: true });
    const missed = (await call(to, 'GET', '/api/notifications/missed?after=0')).body;
    expect(missed).toHaveLength(mostMissedNotifications);
    const rest = (await call(to, 'GET', `/api/notifications/missed?after=${missed.at(-1).sequence}`)).body;
    expect(rest).toHaveLength(mostUnreadNotifications + 2 - mostMissedNotifications);
    expect((await call(to, 'GET', '/api/notifications/missed?after=-1')).status).toBe(400);
    expect((await call(from, 'GET', '/api/notifications/missed?after=0')).body).toEqual([]);
  });

  test('the addresses of earlier releases have the same replies', async () => {
    const [from, to] = [await investor(), await brand()];
    await notify(to, from, 2);
    for (const path of ['?limit=1', '/summary', '/missed?after=0'])
      expect((await call(to, 'GET', `/api/news${path}`)).body).toEqual(
        (await call(to, 'GET', `/api/notifications${path}`)).body,
      );
    const { notification, unread } = (await call(to, 'GET', '/api/notifications/newest')).body;
    expect(notification.text).toMatch(/sent you an inquiry/);
    expect((await call(to, 'GET', '/api/news/notification')).body).toEqual({ news: notification, unread });
    const read = await call(to, 'POST', '/api/news/read', { ids: [notification.id] });
    expect(read.body).toMatchObject({ unread: 1 });
  });
});
