import { randomUUID } from 'node:crypto';
import { type InquiryStatus, inquiryStatusChangedV1, replySentV1, userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { makeInquiry, makeInquiryBetween, makePerson, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();
beforeEach(() => {
  inquiries.clock.ahead = 0;
});

const db = () => inquiries.db;
const reply = (as: TestUser | null, id: string, body: unknown) =>
  inquiries.service.call('POST', `/api/inquiries/${id}/messages`, { as, body });
const stored = (id: string) => db()('inquiries').where({ id }).first();
const thread = (id: string) => db()('inquiry_messages').where({ inquiry_id: id }).orderBy('position');
const eventsAbout = (id: string) => inquiries.service.outbox(id);
const statusesPublished = async (id: string) =>
  (await eventsAbout(id))
    .filter(({ type }) => type === inquiryStatusChangedV1.type)
    .map(({ envelope }) => envelope.data.status);

const between = (status?: InquiryStatus) => makeInquiryBetween(db(), status);

describe('a reply', () => {
  it('the receiver’s first reply is stored, sets the inquiry in progress and publishes the change', async () => {
    const from = someone('investor');
    const to = await makePerson(db(), someone('brand'));
    const createdAt = new Date(Date.now() - 60_000);
    const { id } = await makeInquiry(db(), { from, to, createdAt });
    const answer = await reply(to, id, { message: '  Yes, Pune is free.\n' });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      inquiryId: id,
      fromUserId: to.id,
      fromName: to.displayName,
      isMine: true,
      message: 'Yes, Pune is free.',
      createdAt: expect.any(String),
    });
    expect(await thread(id)).toMatchObject([
      { id: answer.body.id, position: 1, from_user_id: to.id, message: 'Yes, Pune is free.' },
    ]);
    const inquiry = await stored(id);
    expect(inquiry).toMatchObject({ status: 'in_progress', version: 2 });
    expect(inquiry.updated_at.getTime()).toBeGreaterThan(createdAt.getTime());
    const events = await eventsAbout(id);
    expect(events.map(({ type }) => type)).toEqual([inquiryStatusChangedV1.type, replySentV1.type]);
    expect(events.map(({ envelope }) => envelope.data)).toMatchObject([
      { id, version: 2, status: 'in_progress', followsEvent: true },
      {
        id: answer.body.id,
        version: 1,
        inquiryId: id,
        kind: 'franchise',
        fromUserId: to.id,
        toUserId: from.id,
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('Pune');
  });

  it('later replies of either side do not change the status, and each is published', async () => {
    const { id, from, to } = await between();
    expect((await reply(from, id, { message: 'One thing more' })).status).toBe(201);
    expect(await stored(id)).toMatchObject({ status: 'open', version: 1 });
    expect(await statusesPublished(id)).toEqual([]);

    await reply(to, id, { message: 'Go on' });
    await reply(from, id, { message: 'Where?' });
    await reply(to, id, { message: 'In Pune' });
    expect(await stored(id)).toMatchObject({ status: 'in_progress', version: 2 });
    expect(await statusesPublished(id)).toEqual(['in_progress']);
    const replies = (await eventsAbout(id)).filter(({ type }) => type === replySentV1.type);
    expect(replies.map(({ envelope: { data } }) => [data.version, data.toUserId])).toEqual([
      [1, to.id],
      [2, from.id],
      [3, to.id],
      [4, from.id],
    ]);
    expect((await thread(id)).map(({ position, message }) => [position, message])).toEqual([
      [1, 'One thing more'],
      [2, 'Go on'],
      [3, 'Where?'],
      [4, 'In Pune'],
    ]);
    const listed = await inquiries.service.call('GET', '/api/inquiries', { as: to });
    expect(listed.body).toMatchObject([{ id, replyCount: 4 }]);
  });

  it.each(['meeting_scheduled', 'negotiation', 'deal_closed'] as const)(
    'a reply is accepted while the inquiry is %s, and does not change the status',
    async (status) => {
      const { id, from, to } = await between(status);
      for (const side of [from, to]) expect((await reply(side, id, { message: 'Hello' })).status).toBe(201);
      expect(await stored(id)).toMatchObject({ status, version: 1 });
      expect(await statusesPublished(id)).toEqual([]);
    },
  );

  it('a reply of 5,000 characters with any Unicode and markup is stored as written', async () => {
    const { id, to } = await between();
    const message = '₹25L 🪔 \u200Fمرحبا\u200F <script>alert(1)</script> ಬೆಂಗಳೂರು\n\t'
      .padEnd(4_999, 'x')
      .concat('y');
    const answer = await reply(to, id, { message });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe(message);
    expect(await thread(id)).toMatchObject([{ message }]);
  });
});

describe('refused replies', () => {
  const unchanged = async (id: string, status: InquiryStatus = 'open') => {
    expect(await thread(id)).toEqual([]);
    expect(await stored(id)).toMatchObject({ status, version: 1 });
    expect(await eventsAbout(id)).toEqual([]);
  };

  it.each(['declined', 'withdrawn'] as const)(
    'a reply of either side to an inquiry that is %s answers 409',
    async (status) => {
      const { id, from, to } = await between(status);
      for (const side of [from, to]) {
        const answer = await reply(side, id, { message: 'Still there?' });
        expect(answer.status).toBe(409);
        expect(answer.body.code).toBe('status_not_allowed');
      }
      await unchanged(id, status);
    },
  );

  it.each(userRoles)('a reply to an inquiry of others answers 404 to the role %s', async (role) => {
    const { id } = await between();
    const answer = await reply(someone(role), id, { message: 'Let me in' });
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('inquiry_not_found');
    await unchanged(id);
  });

  it('a reply in an administrator session answers 404', async () => {
    const { id } = await between();
    const headers = await inquiries.service.callers.headersFor(someone('admin'), 'admin');
    const answer = await inquiries.service.call('POST', `/api/inquiries/${id}/messages`, {
      headers,
      body: { message: 'Hello' },
    });
    expect(answer.status).toBe(404);
    await unchanged(id);
  });

  it('a reply without a session answers 401', async () => {
    const { id } = await between();
    expect((await reply(null, id, { message: 'Hello' })).status).toBe(401);
    await unchanged(id);
  });

  it('a reply to an unknown inquiry or a malformed id answers 404', async () => {
    for (const id of [randomUUID(), 'first', '%00', '1;drop']) {
      expect((await reply(someone('brand'), id, { message: 'Hello' })).status).toBe(404);
    }
  });

  it.each([
    ['nothing', {}, 400],
    ['blanks', { message: ' \n\t' }, 400],
    ['NUL', { message: 'a\u0000b' }, 400],
    ['a number', { message: 7 }, 400],
    ['5,001 characters', { message: 'x'.repeat(5_001) }, 400],
    ['10 MB', { message: 'x'.repeat(10_000_000) }, 413],
  ])('a reply of %s is refused', async (_, body, status) => {
    const { id, to } = await between();
    const answer = await reply(to, id, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    if (status === 400) expect(answer.body.errors).toMatchObject([{ path: 'message' }]);
    await unchanged(id);
  });

  it.each([
    ['malformed JSON', 'application/json', '{"message":', 400, 'malformed_json'],
    ['a list', 'application/json', '[]', 400, 'validation_failed'],
    ['a form', 'application/x-www-form-urlencoded', 'message=a', 415, 'unsupported_media_type'],
  ])('a reply whose body is %s is refused', async (_, contentType, body, status, code) => {
    const { id, to } = await between();
    const answer = await fetch(`${inquiries.service.url}/api/inquiries/${id}/messages`, {
      method: 'POST',
      headers: { ...(await inquiries.service.callers.headersFor(to)), 'content-type': contentType },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
    await unchanged(id);
  });
});

describe('concurrent replies', () => {
  it('a double click writes one reply, and both responses have the same message', async () => {
    const { id, to } = await between();
    const answers = await Promise.all([1, 2, 3].map(() => reply(to, id, { message: 'Yes' })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await thread(id)).toHaveLength(1);
    expect(await eventsAbout(id)).toHaveLength(2);
  });

  it('the same text after an answer, or two minutes later, is a new message', async () => {
    const { id, from, to } = await between();
    await reply(to, id, { message: 'Yes' });
    await reply(from, id, { message: 'Yes' });
    await reply(to, id, { message: 'Yes' });
    expect(await thread(id)).toHaveLength(3);
    inquiries.clock.ahead = 2 * 60_000 + 1_000;
    await reply(to, id, { message: 'Yes' });
    expect(await thread(id)).toHaveLength(4);
  });

  it('concurrent replies of both sides are all stored, in one order', async () => {
    const { id, from, to } = await between();
    const words = Array.from({ length: 12 }, (_, n) => `Message ${n}`);
    const answers = await Promise.all(
      words.map((message, n) => reply(n % 2 === 0 ? from : to, id, { message })),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const rows = await thread(id);
    expect(rows.map(({ position }) => position)).toEqual(words.map((_, n) => n + 1));
    expect(rows.map(({ message }) => message).sort()).toEqual([...words].sort());
    expect(await stored(id)).toMatchObject({ status: 'in_progress', version: 2 });
    expect(await eventsAbout(id)).toHaveLength(1 + words.length);
  });

  it('a reply concurrent with a withdrawal is either stored before it or refused', async () => {
    const { id, from, to } = await between();
    const [withdrawn, answer] = await Promise.all([
      inquiries.service.call('PATCH', `/api/inquiries/${id}/status`, {
        as: from,
        body: { status: 'withdrawn' },
      }),
      reply(to, id, { message: 'Yes' }),
    ]);
    expect(withdrawn.status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'withdrawn' });
    expect(await thread(id)).toHaveLength(answer.status === 201 ? 1 : 0);
    expect([201, 409]).toContain(answer.status);
  });
});
