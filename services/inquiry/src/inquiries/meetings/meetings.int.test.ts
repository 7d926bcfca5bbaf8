import { randomUUID } from 'node:crypto';
import { inquiryStatusChangedV1, meetingChangedV1, userRoles } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import { makeInquiry, makeInquiryBetween, makePerson, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();
beforeEach(() => {
  inquiries.clock.ahead = 0;
});

const dayMs = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Math.ceil(Date.now() / dayMs) * dayMs + days * dayMs).toISOString();
const call = (method: string, path: string, as: TestUser | null, body?: unknown) =>
  inquiries.service.call(method, path, { as, body });
const list = async (id: string, as: TestUser) =>
  (await call('GET', `/api/inquiries/${id}/meetings`, as)).body;
const propose = (id: string, as: TestUser | null, more: object = {}) =>
  call('POST', `/api/inquiries/${id}/meetings`, as, { times: [inDays(2), inDays(1)], minutes: 60, ...more });
const decide = (what: string, id: string, meetingId: string, as: TestUser, body?: object) =>
  call('POST', `/api/inquiries/${id}/meetings/${meetingId}/${what}`, as, body);
const toldOf = async (meetingId: string) =>
  (await inquiries.service.outbox(meetingId))
    .filter(({ type }) => type === meetingChangedV1.type)
    .map(({ envelope }) => envelope.data);
const statusOf = async (id: string) => (await inquiries.db('inquiries').where({ id }).first('status')).status;

/** An inquiry with a proposal of its sender. */
const proposed = async () => {
  const inquiry = await makeInquiryBetween(inquiries.db, 'in_progress');
  const { body } = await propose(inquiry.id, inquiry.from);
  return { ...inquiry, meetingId: body.id as string, times: body.times as string[] };
};

describe('a proposal', () => {
  test('is seen by both sides, and the other side gets a notification', async () => {
    const { id, from, to } = await makeInquiryBetween(inquiries.db);
    const reply = await propose(id, from, { place: ' Cafe at FC Road, Pune ' });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      inquiryId: id,
      isMine: true,
      state: 'proposed',
      times: [inDays(1), inDays(2)],
      time: null,
      minutes: 60,
      place: 'Cafe at FC Road, Pune',
      createdAt: expect.any(String),
    });
    expect(await list(id, to)).toEqual([{ ...reply.body, isMine: false }]);
    expect(await toldOf(reply.body.id)).toEqual([
      {
        id: reply.body.id,
        version: 1,
        inquiryId: id,
        kind: 'franchise',
        fromUserId: from.id,
        toUserId: to.id,
        state: 'proposed',
      },
    ]);
    expect(await statusOf(id)).toBe('open');
  });

  test('is refused while another proposal waits, also when both are sent at the same time', async () => {
    const { id, from, to } = await makeInquiryBetween(inquiries.db);
    const replies = await Promise.all([propose(id, from), propose(id, to)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('meeting_waits');
  });

  test.each([
    ['no time', { times: [] }, 'times'],
    ['four times', { times: [1, 2, 3, 4].map(inDays) }, 'times'],
    ['a time that has passed', { times: [inDays(1), '2026-01-01T10:00:00.000Z'] }, 'times.1'],
    ['a time in a year', { times: [inDays(365)] }, 'times.0'],
    ['no time at all', { times: ['tomorrow'] }, 'times.0'],
    ['an odd length', { minutes: 7 }, 'minutes'],
    ['a long place', { place: 'x'.repeat(301) }, 'place'],
  ])('with %s is refused on its field', async (_what, more, path) => {
    const { id, from } = await makeInquiryBetween(inquiries.db);
    const reply = await propose(id, from, more);
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toMatchObject([{ path }]);
    expect(await list(id, from)).toEqual([]);
  });

  test('is refused when the inquiry was declined, or the other side is suspended', async () => {
    const declined = await makeInquiryBetween(inquiries.db, 'declined');
    expect((await propose(declined.id, declined.from)).body.code).toBe('status_not_allowed');
    const [from, to] = [await makePerson(inquiries.db), await makePerson(inquiries.db, someone('brand'))];
    const { id } = await makeInquiry(inquiries.db, { from, to });
    await inquiries.db('people').where({ id: to.id }).update({ is_suspended: true });
    expect((await propose(id, from)).body.code).toBe('receiver_suspended');
  });

  test('that is repeated with its idempotency key is stored once', async () => {
    const { id, from } = await makeInquiryBetween(inquiries.db);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { times: [inDays(1)], minutes: 30 };
    const send = () =>
      inquiries.service.call('POST', `/api/inquiries/${id}/meetings`, { as: from, body, headers });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await list(id, from)).toHaveLength(1);
  });
});

describe('an answer', () => {
  test('that chooses a time sets the inquiry to “Meeting scheduled”, whichever side chooses', async () => {
    const { id, from, to, meetingId, times } = await proposed();
    const reply = await decide('accept', id, meetingId, to, { time: times[1] });
    expect(reply.body).toMatchObject({ state: 'accepted', time: times[1] });
    expect(await statusOf(id)).toBe('meeting_scheduled');
    expect((await toldOf(meetingId)).at(-1)).toMatchObject({
      version: 2,
      state: 'accepted',
      fromUserId: to.id,
      toUserId: from.id,
    });
    // The notification of the meeting is enough.
    const changes = (await inquiries.service.outbox(id)).filter(
      ({ type }) => type === inquiryStatusChangedV1.type,
    );
    expect(changes.at(-1)?.envelope.data).toMatchObject({ status: 'meeting_scheduled', followsEvent: true });

    const other = await makeInquiryBetween(inquiries.db);
    const ofReceiver = await propose(other.id, other.to);
    await decide('accept', other.id, ofReceiver.body.id, other.from, { time: ofReceiver.body.times[0] });
    expect(await statusOf(other.id)).toBe('meeting_scheduled');
  });

  test('does not revert an inquiry with a later status', async () => {
    const { id, from, to } = await makeInquiryBetween(inquiries.db, 'negotiation');
    const { body } = await propose(id, to);
    await decide('accept', id, body.id, from, { time: body.times[0] });
    expect(await statusOf(id)).toBe('negotiation');
  });

  test('must come from the other side and choose a proposed time in the future', async () => {
    const { id, from, to, meetingId, times } = await proposed();
    expect((await decide('accept', id, meetingId, from, { time: times[0] })).body.code).toBe(
      'meeting_decided',
    );
    expect((await decide('decline', id, meetingId, from)).body.code).toBe('meeting_decided');
    expect((await decide('accept', id, meetingId, to, { time: inDays(9) })).status).toBe(400);
    inquiries.clock.ahead = 3 * dayMs;
    expect((await decide('accept', id, meetingId, to, { time: times[0] })).status).toBe(400);
  });

  test('that is repeated sends one notification, and only one of two concurrent answers succeeds', async () => {
    const { id, to, meetingId, times } = await proposed();
    const replies = await Promise.all([
      decide('accept', id, meetingId, to, { time: times[0] }),
      decide('accept', id, meetingId, to, { time: times[0] }),
      decide('decline', id, meetingId, to),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await toldOf(meetingId)).toHaveLength(2);
  });

  test('that declines allows another proposal', async () => {
    const { id, to, meetingId } = await proposed();
    expect((await decide('decline', id, meetingId, to)).body).toMatchObject({ state: 'declined' });
    expect((await propose(id, to)).status).toBe(201);
    expect(await statusOf(id)).toBe('in_progress');
  });
});

describe('the end of a meeting', () => {
  test('either side may cancel a meeting with a time, and the proposer may withdraw a waiting proposal', async () => {
    const { id, from, to, meetingId, times } = await proposed();
    expect((await decide('cancel', id, meetingId, to)).body.code).toBe('meeting_decided');
    await decide('accept', id, meetingId, to, { time: times[0] });
    expect((await decide('cancel', id, meetingId, from)).body).toMatchObject({
      state: 'cancelled',
      time: times[0],
    });
    expect((await decide('cancel', id, meetingId, to)).status).toBe(200);
    expect((await toldOf(meetingId)).map(({ state }) => state)).toEqual([
      'proposed',
      'accepted',
      'cancelled',
    ]);
    const second = await propose(id, to);
    expect((await decide('cancel', id, second.body.id, to)).body).toMatchObject({
      state: 'cancelled',
      time: null,
    });
  });
});

describe('the calendar file', () => {
  const fileOf = (id: string, meetingId: string, as: TestUser | null) =>
    call('GET', `/api/inquiries/${id}/meetings/${meetingId}/calendar`, as);

  test('contains the time, the duration, the place and the name of the other side', async () => {
    const [from, to] = [await makePerson(inquiries.db), await makePerson(inquiries.db, someone('brand'))];
    const { id } = await makeInquiry(inquiries.db, { from, to, subject: 'Pune; a kiosk, soon' });
    const time = inDays(3);
    const inCalendar = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');
    const { body } = await propose(id, from, { times: [time], minutes: 90, place: 'FC Road\u2028Pune' });
    expect((await fileOf(id, body.id, from)).status).toBe(404);
    await decide('accept', id, body.id, to, { time });
    const file = await fileOf(id, body.id, to);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="meeting.ics"');
    const lines = file.text.replace(/\r\n[ \t]/g, '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VEVENT',
        `UID:${body.id}@franchisesetu`,
        `DTSTART:${inCalendar(Date.parse(time))}`,
        `DTEND:${inCalendar(Date.parse(time) + 90 * 60_000)}`,
        `SUMMARY:Pune\\; a kiosk\\, soon (${from.displayName})`,
      ]),
    );
  });

  /** Values of the lines of a file, by name. */
  const linesOf = (text: string) =>
    new Map(
      text
        .replace(/\r\n[ \t]/g, '')
        .split('\r\n')
        .map((line) => /^([A-Z-]+)[;:](.*)$/.exec(line)?.slice(1) as [string, string]),
    );

  test('of a cancelled meeting has the same id, a higher sequence and the status cancelled', async () => {
    const { id, from, to, meetingId, times } = await proposed();
    await decide('accept', id, meetingId, to, { time: times[0] });
    const before = linesOf((await fileOf(id, meetingId, from)).text);
    await decide('cancel', id, meetingId, from);
    for (const side of [from, to]) {
      const file = await fileOf(id, meetingId, side);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="meeting-cancelled.ics"');
      const after = linesOf(file.text);
      expect([before.get('METHOD'), after.get('METHOD')]).toEqual(['PUBLISH', 'CANCEL']);
      expect([before.get('STATUS'), after.get('STATUS')]).toEqual(['CONFIRMED', 'CANCELLED']);
      for (const same of ['UID', 'ORGANIZER', 'DTSTART', 'DTEND'])
        expect([same, after.get(same)]).toEqual([same, before.get(same)]);
      expect(Number(after.get('SEQUENCE'))).toBeGreaterThan(Number(before.get('SEQUENCE')));
    }
  });

  test('does not exist for times that were declined or withdrawn', async () => {
    const { id, from, to, meetingId } = await proposed();
    await decide('cancel', id, meetingId, from);
    expect((await fileOf(id, meetingId, to)).status).toBe(404);
    const second = await propose(id, from);
    await decide('decline', id, second.body.id, to);
    expect((await fileOf(id, second.body.id, to)).status).toBe(404);
  });
});

describe('others', () => {
  test.each(userRoles)('a stranger of the role %s may not read or change meetings', async (role) => {
    const { id, meetingId, times } = await proposed();
    const stranger = someone(role);
    for (const reply of [
      await call('GET', `/api/inquiries/${id}/meetings`, stranger),
      await propose(id, stranger),
      await decide('accept', id, meetingId, stranger, { time: times[0] as string }),
      await decide('decline', id, meetingId, stranger),
      await decide('cancel', id, meetingId, stranger),
      await call('GET', `/api/inquiries/${id}/meetings/${meetingId}/calendar`, stranger),
    ])
      expect([reply.status, reply.body.code]).toEqual([404, 'inquiry_not_found']);
  });

  test('a meeting of another inquiry is not found', async () => {
    const [first, second] = [await proposed(), await proposed()];
    const reply = await decide('decline', first.id, second.meetingId, first.to);
    expect([reply.status, reply.body.code]).toEqual([404, 'meeting_not_found']);
  });
});
