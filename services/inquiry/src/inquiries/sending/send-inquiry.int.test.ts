import { randomUUID } from 'node:crypto';
import { inquiriesPerDay, inquirySentV1, userRoles } from '@setu/contracts';
import { served, someone, stopClock, type TestUser } from '@setu/service-kit/test';
import { makeFranchise, makeInquiry, makePerson, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();
beforeEach(() => {
  inquiries.clock.ahead = 0;
});

const db = () => inquiries.db;
const send = (as: TestUser | null, body: unknown, headers: Record<string, string> = {}) =>
  inquiries.service.call('POST', '/api/inquiries', { as, body, headers });
const words = () => ({ subject: `Subject ${randomUUID()}`, message: 'Is Pune free?' });
const storedFrom = (user: TestUser) => db()('inquiries').where({ from_user_id: user.id });
const eventsAbout = (id: string) => inquiries.service.outbox(id);

describe('sending an inquiry', () => {
  it('a sent inquiry is stored, returned with names, and published once without its text', async () => {
    const sender = await makePerson(db());
    const { id: franchiseId, title, owner } = await makeFranchise(db());
    const text = words();
    const reply = await send(sender, { ...text, toUserId: owner.id, franchiseId });

    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      kind: 'franchise',
      fromUserId: sender.id,
      toUserId: owner.id,
      franchiseId,
      propertyId: null,
      requirementId: null,
      ...text,
      status: 'open',
      fromName: sender.displayName,
      toName: null,
      franchiseTitle: title,
      requirementTitle: null,
      propertyTitle: null,
      proposedCommission: null,
      replyCount: 0,
      isUnread: false,
      createdAt: expect.any(String),
      updatedAt: reply.body.createdAt,
    });
    expect(await storedFrom(sender)).toEqual([
      expect.objectContaining({
        id: reply.body.id,
        to_user_id: owner.id,
        ...text,
        status: 'open',
        version: 1,
      }),
    ]);
    const events = await eventsAbout(reply.body.id);
    expect(events.map(({ type }) => type)).toEqual([inquirySentV1.type]);
    expect(events[0]?.envelope.data).toEqual({
      id: reply.body.id,
      version: 1,
      kind: 'franchise',
      fromUserId: sender.id,
      toUserId: owner.id,
      franchiseId,
      propertyId: null,
      requirementId: null,
      status: 'open',
      proposedCommission: null,
      closedWithRequirement: false,
      createdAt: reply.body.createdAt,
    });
  });

  it.each(userRoles)('the role %s may send an inquiry', async (role) => {
    const { id: franchiseId, owner } = await makeFranchise(db());
    const reply = await send(someone(role), { ...words(), toUserId: owner.id, franchiseId });
    expect(reply.status).toBe(201);
    expect(reply.body.fromName).toBeNull();
  });

  it('sending an inquiry without a session answers 401', async () => {
    const { id: franchiseId, owner } = await makeFranchise(db());
    const reply = await send(null, { ...words(), toUserId: owner.id, franchiseId });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ title: 'Unauthorized', code: 'unauthenticated' });
    expect(await db()('inquiries').where({ to_user_id: owner.id })).toEqual([]);
  });

  it('an inquiry may have upper-case ids and any Unicode text', async () => {
    const { id, owner } = await makeFranchise(db());
    const reply = await send(someone('investor'), {
      subject: 'फ्रैंचाइज़ी 🪔',
      message: 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಸಾಧ್ಯವೇ?\n\t“₹25L” <b>&amp;</b>',
      toUserId: owner.id.toUpperCase(),
      franchiseId: id.toUpperCase(),
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      franchiseId: id,
      toUserId: owner.id,
      subject: 'फ्रैंचाइज़ी 🪔',
      message: 'ಬೆಂಗಳೂರಿನಲ್ಲಿ ಸಾಧ್ಯವೇ?\n\t“₹25L” <b>&amp;</b>',
    });
  });
});

describe('refused inquiries', () => {
  it('an inquiry about an unknown or inactive franchise answers 404', async () => {
    const sender = someone('investor');
    const { id, owner } = await makeFranchise(db(), { isActive: false });
    for (const franchiseId of [id, randomUUID()]) {
      const reply = await send(sender, { ...words(), toUserId: owner.id, franchiseId });
      expect(reply.status).toBe(404);
      expect(reply.body.code).toBe('franchise_not_found');
    }
    expect(await storedFrom(sender)).toEqual([]);
  });

  it('an inquiry to a user who does not own the franchise answers 400 on toUserId', async () => {
    const sender = someone('investor');
    const { id: franchiseId } = await makeFranchise(db());
    const reply = await send(sender, { ...words(), toUserId: someone('brand').id, franchiseId });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'receiver_not_owner', errors: [{ path: 'toUserId' }] });
    expect(await storedFrom(sender)).toEqual([]);
  });

  it('an inquiry about the sender’s own franchise answers 400', async () => {
    const { id: franchiseId, owner } = await makeFranchise(db());
    const reply = await send(owner, { ...words(), toUserId: owner.id, franchiseId });
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('own_listing');
    expect(await storedFrom(owner)).toEqual([]);
  });

  it('an inquiry with several invalid fields gets an error on each', async () => {
    const sender = someone('investor');
    const reply = await send(sender, { subject: ' ', toUserId: 'me', franchiseId: 7 });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
    expect(reply.body.code).toBe('validation_failed');
    expect(reply.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'franchiseId',
      'message',
      'subject',
      'toUserId',
    ]);
    expect(await storedFrom(sender)).toEqual([]);
  });

  it.each([
    ['NUL in the message', { message: 'a\u0000b' }, 400],
    ['a subject of 151 characters', { subject: 'x'.repeat(151) }, 400],
    ['a message of 5,001 characters', { message: 'x'.repeat(5_001) }, 400],
    ['a message of 10 MB', { message: 'x'.repeat(10_000_000) }, 413],
  ])('an inquiry with %s is refused', async (_, wrong, status) => {
    const sender = someone('investor');
    const { id: franchiseId, owner } = await makeFranchise(db());
    const reply = await send(sender, { ...words(), toUserId: owner.id, franchiseId, ...wrong });
    expect(reply.status).toBe(status);
    expect(reply.body.status).toBe(status);
    expect(await storedFrom(sender)).toEqual([]);
  });

  it.each([
    ['malformed JSON', 'application/json', '{"subject":', 400, 'malformed_json'],
    ['a list', 'application/json', '[]', 400, 'validation_failed'],
    ['a form', 'application/x-www-form-urlencoded', 'subject=a', 415, 'unsupported_media_type'],
    ['plain text', 'text/plain', '{}', 415, 'unsupported_media_type'],
  ])('an inquiry whose body is %s is refused', async (_, contentType, body, status, code) => {
    const sender = someone('investor');
    const reply = await fetch(`${inquiries.service.url}/api/inquiries`, {
      method: 'POST',
      headers: { ...(await inquiries.service.callers.headersFor(sender)), 'content-type': contentType },
      body,
    });
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ code });
    expect(await storedFrom(sender)).toEqual([]);
  });
});

describe('the same inquiry twice', () => {
  it('two concurrent equal inquiries create one inquiry, and both replies have its id', async () => {
    const sender = someone('investor');
    const { id: franchiseId, owner } = await makeFranchise(db());
    const body = { ...words(), toUserId: owner.id, franchiseId };
    const replies = await Promise.all([send(sender, body), send(sender, body), send(sender, body)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
    expect(await storedFrom(sender)).toHaveLength(1);
    expect(await eventsAbout(replies[0]?.body.id)).toHaveLength(1);
  });

  it('an inquiry after two minutes, with another text, to another franchise or after a withdrawal is new', async () => {
    const sender = someone('investor');
    const { id: franchiseId, owner } = await makeFranchise(db());
    const other = await makeFranchise(db(), { owner });
    const body = { ...words(), toUserId: owner.id, franchiseId };
    const first = await send(sender, body);
    await send(sender, { ...body, message: 'And Nagpur?' });
    await send(sender, { ...body, franchiseId: other.id });
    expect(await storedFrom(sender)).toHaveLength(3);

    await inquiries.service.call('PATCH', `/api/inquiries/${first.body.id}/status`, {
      as: sender,
      body: { status: 'withdrawn' },
    });
    await send(sender, body);
    expect(await storedFrom(sender)).toHaveLength(4);

    inquiries.clock.ahead = 2 * 60_000 + 1_000;
    await send(sender, body);
    expect(await storedFrom(sender)).toHaveLength(5);
  });
});

describe('the limit of a day', () => {
  const hourMs = 3_600_000;
  stopClock();

  it('the 21st inquiry in 24 hours is refused with the time when the next is allowed', async () => {
    const sender = someone('investor');
    const { id: franchiseId, owner } = await makeFranchise(db());
    for (let n = 0; n < inquiriesPerDay; n += 1) {
      await makeInquiry(db(), { from: sender, to: owner, createdAt: new Date(Date.now() - hourMs) });
    }
    const body = { ...words(), toUserId: owner.id, franchiseId };
    const reply = await send(sender, body);
    expect(reply.status).toBe(429);
    expect(reply.body.code).toBe('inquiry_limit_reached');
    const retryAfter = Number(reply.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(23 * 3_600 - 60);
    expect(retryAfter).toBeLessThanOrEqual(23 * 3_600);
    expect(await storedFrom(sender)).toHaveLength(inquiriesPerDay);

    inquiries.clock.ahead = retryAfter * 1_000;
    expect((await send(sender, body)).status).toBe(201);
  });

  it('the limit does not count inquiries older than a day or of other senders', async () => {
    const sender = someone('investor');
    const { id: franchiseId, owner } = await makeFranchise(db());
    for (let n = 0; n < inquiriesPerDay; n += 1) {
      await makeInquiry(db(), { from: sender, to: owner, createdAt: new Date(Date.now() - 25 * hourMs) });
      await makeInquiry(db(), { from: someone('agent'), to: owner });
    }
    expect((await send(sender, { ...words(), toUserId: owner.id, franchiseId })).status).toBe(201);
  });

  it('the limit applies to concurrent inquiries', async () => {
    const sender = someone('investor');
    const { id: franchiseId, owner } = await makeFranchise(db());
    const replies = await Promise.all(
      Array.from({ length: inquiriesPerDay + 8 }, () =>
        served(() => send(sender, { ...words(), toUserId: owner.id, franchiseId })),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(inquiriesPerDay);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect(await storedFrom(sender)).toHaveLength(inquiriesPerDay);
  });
});

it('an inquiry with an idempotency key is sent once, also when it is repeated much later', async () => {
  const sender = await makePerson(db());
  const { id: franchiseId, owner } = await makeFranchise(db());
  const body = { ...words(), toUserId: owner.id, franchiseId };
  const headers = { 'idempotency-key': 'one-submit' };
  const first = await send(sender, body, headers);
  inquiries.clock.ahead = 3 * 60 * 1_000;
  expect(await send(sender, body, headers)).toMatchObject({ status: 201, text: first.text });
  expect(await storedFrom(sender)).toHaveLength(1);
  const thread = `/api/inquiries/${first.body.id}/messages`;
  const reply = () =>
    inquiries.service.call('POST', thread, { as: owner, body: { message: 'Pune is free.' }, headers });
  const [answer] = [await reply()];
  inquiries.clock.ahead = 6 * 60 * 1_000;
  expect(answer.status).toBe(201);
  expect((await reply()).text).toBe(answer.text);
  expect(await db()('inquiry_messages').where({ inquiry_id: first.body.id })).toHaveLength(1);
});
