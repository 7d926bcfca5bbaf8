import { randomUUID } from 'node:crypto';
import { replyTimeChangedV1, userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, ownDataOf, readBy, someone, type TestUser } from '@setu/service-kit/test';
import { makeFranchise, makeInquiry, makePerson, runSweeps, setUpInquiries } from '../../../test/builders';
import { findReceived } from './reply-time.model';

const inquiries = setUpInquiries();
const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** A brand that is measured. */
const measured = async (): Promise<TestUser> => {
  const brand = someone('brand');
  await inquiries.db('reply_times').insert({ brand_id: brand.id });
  return brand;
};
/** An inquiry to a brand, answered after this many hours; null without an answer. */
const received = (
  to: TestUser,
  hours: number | null,
  more: Partial<Parameters<typeof makeInquiry>[1]> = {},
) => {
  const createdAt = more.createdAt ?? daysAgo(10);
  return makeInquiry(inquiries.db, {
    from: someone('investor'),
    to,
    createdAt,
    ...(hours !== null && {
      status: 'in_progress',
      answeredAt: new Date(createdAt.getTime() + hours * hourMs),
    }),
    ...more,
  });
};
const receivedAll = async (to: TestUser, hours: readonly (number | null)[]) => {
  for (const one of hours) await received(to, one);
};
const measure = (hoursLater = 0) => runSweeps(inquiries.service, new Date(Date.now() + hoursLater * hourMs));
const published = async (brand: TestUser) =>
  (await inquiries.service.outbox(brand.id))
    .filter(({ type }) => type === replyTimeChangedV1.type)
    .map(({ envelope: { data } }) => [data.version, data.usually]);
const rowOf = (brand: TestUser) => inquiries.db('reply_times').where({ brand_id: brand.id }).first();

test.each([
  ['hour', [0.5, 0.9, 20]],
  ['day', [0.5, 23, 80]],
  ['three_days', [30, 70, 200]],
  ['hour', [0.5, 0.5, null]],
])('the reply time "%s" of a brand whose answers took %j hours is published once', async (usually, hours) => {
  const brand = await measured();
  await receivedAll(brand, hours);
  await measure();
  await measure(7);
  expect(await published(brand)).toEqual([[1, usually]]);
  expect(await rowOf(brand)).toMatchObject({ usually, version: 1 });
});

test.each([
  ['the brand is slower than three days', [80, 90, 100]],
  ['the brand leaves most inquiries without an answer', [0.1, null, null]],
  ['the brand received fewer than three', [0.1, 0.1]],
  ['the brand received none', []],
])('nothing is published when %s', async (_, hours) => {
  const brand = await measured();
  await receivedAll(brand, hours);
  await measure();
  expect(await published(brand)).toEqual([]);
  expect((await rowOf(brand)).measured_at.getTime()).toBeGreaterThan(daysAgo(1).getTime());
});

test('only inquiries count that are about franchises, not older than 90 days, and from people who can be answered', async () => {
  const brand = await measured();
  await receivedAll(brand, [0.1, 0.1]);
  await received(brand, 0.1, { createdAt: daysAgo(91) });
  await received(brand, 0.1, { requirementId: randomUUID(), from: someone('agent') });
  await measure();
  expect(await published(brand)).toEqual([]);

  await received(brand, 0.1);
  const suspended = await makePerson(inquiries.db);
  await inquiries.db('people').where({ id: suspended.id }).update({ is_suspended: true });
  for (let n = 0; n < 4; n += 1) await received(brand, null, { from: suspended });
  await measure(7);
  expect(await published(brand)).toEqual([[1, 'hour']]);
});

test('a reply time ends when the brand no longer answers, and when its inquiries are too old', async () => {
  const [ignoring, quiet] = [await measured(), await measured()];
  for (const brand of [ignoring, quiet]) await receivedAll(brand, [0.1, 0.1, 0.1]);
  await measure();
  await receivedAll(ignoring, [null, null, null, null]);
  await measure(7);
  expect(await published(ignoring)).toEqual([
    [1, 'hour'],
    [2, null],
  ]);
  expect(await published(quiet)).toEqual([[1, 'hour']]);
  await measure(81 * 24);
  expect(await published(quiet)).toEqual([
    [1, 'hour'],
    [2, null],
  ]);
});

test('a brand is measured again after six hours', async () => {
  const brand = await measured();
  await measure();
  await receivedAll(brand, [0.1, 0.1, 0.1]);
  await measure(5);
  expect(await published(brand)).toEqual([]);
  await measure(6.1);
  expect(await published(brand)).toEqual([[1, 'hour']]);
});

test('several processes publish each reply time once, also for more brands than one transaction handles', async () => {
  const brands: TestUser[] = [];
  for (let n = 0; n < 130; n += 1) {
    const brand = await measured();
    await receivedAll(brand, [0.1, 0.1, 0.1]);
    brands.push(brand);
  }
  await Promise.all([measure(), measure(), measure()]);
  await measure();
  for (const brand of brands) expect(await published(brand)).toEqual([[1, 'hour']]);
});

test('a brand that deletes its account no longer has a reply time', async () => {
  const [brand, silent] = [await measured(), await measured()];
  await receivedAll(brand, [0.1, 0.1, 0.1]);
  await measure();
  expect(await ownDataOf(inquiries.service, 'inquiry', brand)).toContainEqual({
    kind: 'reply-time',
    content: { usually: 'hour', keepsPromise: false, measuredAt: expect.any(String) },
  });
  const consumer = inquiries.service.running.consumers.find(({ name }) => name === 'deleted-reply-times');
  if (!consumer) throw new Error('reply times of deleted accounts stay');
  for (const { id } of [brand, silent]) {
    const event = envelopeOf(userDeletedV1, id, { id, version: 2, role: 'brand' });
    expect(await handleEvent(inquiries.db, consumer, JSON.stringify(event))).toBe('done');
  }
  await measure(7);
  expect([await rowOf(brand), await rowOf(silent)]).toEqual([undefined, undefined]);
  expect(await published(brand)).toEqual([
    [1, 'hour'],
    [2, null],
  ]);
  expect(await published(silent)).toEqual([]);
});

describe('the reply promise', () => {
  const record = async (brand: TestUser) =>
    (await inquiries.service.call('GET', '/api/reply-record', { as: brand })).body;
  const promises = async (brand: TestUser) =>
    (await inquiries.service.outbox(brand.id)).map(({ envelope: { data } }) => [
      data.version,
      data.keepsPromise,
    ]);
  const times = (count: number, hours: number | null) => Array.from({ length: count }, () => hours);

  test('of a brand is published when it begins and when it ends, and the brand reads its own figure', async () => {
    const brand = await measured();
    await receivedAll(brand, times(9, 2));
    await measure();
    expect(await promises(brand)).toEqual([[1, false]]);
    expect(await record(brand)).toEqual({ inquiries: 9, answered: 9, isMarked: false });
    await received(brand, 30);
    expect(await record(brand)).toEqual({ inquiries: 10, answered: 9, isMarked: false });
    await measure(7);
    expect(await promises(brand)).toEqual([
      [1, false],
      [2, true],
    ]);
    await received(brand, null);
    expect(await record(brand)).toEqual({ inquiries: 11, answered: 9, isMarked: true });
    await measure(14);
    await measure(21);
    expect(await promises(brand)).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  test('does not count inquiries that nobody can answer, and those that are too old or too recent', async () => {
    const brand = await measured();
    await receivedAll(brand, times(10, 2));
    const suspended = await makePerson(inquiries.db);
    await inquiries.db('people').where({ id: suspended.id }).update({ is_suspended: true });
    for (let n = 0; n < 5; n += 1) await received(brand, null, { from: suspended });
    await received(brand, null, { createdAt: daysAgo(91) });
    await received(brand, null, { createdAt: daysAgo(0.9) });
    await received(brand, null, { requirementId: randomUUID(), from: someone('agent') });
    expect(await record(brand)).toEqual({ inquiries: 10, answered: 10, isMarked: false });
  });

  test('of a brand that received nothing has no inquiries, and an investor cannot read one', async () => {
    expect(await record(someone('brand'))).toEqual({ inquiries: 0, answered: 0, isMarked: false });
    const { status } = await inquiries.service.call('GET', '/api/reply-record', { as: someone('investor') });
    expect(status).toBe(403);
  });

  test('ends with the account of the brand', async () => {
    const brand = await measured();
    await receivedAll(brand, times(10, 2));
    await measure();
    const consumer = inquiries.service.running.consumers.find(({ name }) => name === 'deleted-reply-times');
    if (!consumer) throw new Error('reply times of deleted accounts stay');
    const event = envelopeOf(userDeletedV1, brand.id, { id: brand.id, version: 2, role: 'brand' });
    await handleEvent(inquiries.db, consumer, JSON.stringify(event));
    expect(await promises(brand)).toEqual([
      [1, true],
      [2, false],
    ]);
  });
});

describe('the first answer', () => {
  /** An inquiry that an investor sends now. */
  const send = async () => {
    const { id: franchiseId, owner } = await makeFranchise(inquiries.db);
    const investor = await makePerson(inquiries.db);
    const body = { subject: 'A kiosk', message: 'Is Pune free?', toUserId: owner.id, franchiseId };
    const { body: sent } = await inquiries.service.call('POST', '/api/inquiries', { as: investor, body });
    return { id: sent.id as string, brand: owner, investor };
  };
  const call = async (method: string, path: string, as: TestUser, body: object) => {
    const reply = await inquiries.service.call(method, `/api/inquiries/${path}`, { as, body });
    expect(reply.status).toBeLessThan(300);
    return reply.body;
  };
  const answeredAt = async (id: string): Promise<Date | null> =>
    (await inquiries.db('inquiries').where({ id }).first()).answered_at;
  const times = [new Date(Date.now() + dayMs).toISOString()];
  type Sent = Awaited<ReturnType<typeof send>>;

  test.each<[string, (sent: Sent) => Promise<unknown>]>([
    ['writes', ({ id, brand }) => call('POST', `${id}/messages`, brand, { message: 'It is.' })],
    ['changes the status', ({ id, brand }) => call('PATCH', `${id}/status`, brand, { status: 'declined' })],
    ['proposes a meeting', ({ id, brand }) => call('POST', `${id}/meetings`, brand, { times, minutes: 60 })],
    [
      'accepts a meeting',
      async ({ id, brand, investor }) => {
        const meeting = await call('POST', `${id}/meetings`, investor, { times, minutes: 60 });
        expect(await answeredAt(id)).toBeNull();
        await call('POST', `${id}/meetings/${meeting.id}/accept`, brand, { time: times[0] });
      },
    ],
  ])('of an inquiry is when its receiver %s', async (_, answer) => {
    const sent = await send();
    expect(await answeredAt(sent.id)).toBeNull();
    expect(await rowOf(sent.brand)).toMatchObject({ usually: null, version: 0 });
    await answer(sent);
    const first = await answeredAt(sent.id);
    expect(first).toBeInstanceOf(Date);
    if ((await inquiries.db('inquiries').where({ id: sent.id }).first()).status !== 'declined') {
      await call('POST', `${sent.id}/messages`, sent.brand, { message: 'Another one.' });
      expect(await answeredAt(sent.id)).toEqual(first);
    }
  });

  test('is not an action of the sender', async () => {
    const { id, investor } = await send();
    await call('POST', `${id}/messages`, investor, { message: 'Is anybody there?' });
    await call('PATCH', `${id}/status`, investor, { status: 'withdrawn' });
    expect(await answeredAt(id)).toBeNull();
  });

  test('is unknown when an earlier release stored the answer, also after a further message', async () => {
    const { id, brand } = await send();
    await inquiries.db('inquiries').where({ id }).update({ status: 'in_progress' });
    await call('POST', `${id}/messages`, brand, { message: 'As I said.' });
    expect(await answeredAt(id)).toBeNull();
  });
});

describe('among 24,000 inquiries and 20,000 brands', () => {
  const brand = someone('brand');
  beforeAll(async () => {
    await inquiries.db.raw(
      `insert into inquiries (id, from_user_id, to_user_id, franchise_id, subject, message, status, reminders, created_at, updated_at)
       select gen_random_uuid(), gen_random_uuid(), case when n % 4 = 0 then ?::uuid else gen_random_uuid() end,
         gen_random_uuid(), 'Subject', 'Message', 'open', 2, now() - n * interval '5 minutes', now()
       from generate_series(1, 24000) n`,
      [brand.id],
    );
    await inquiries.db.raw(
      `insert into reply_times (brand_id, measured_at) select gen_random_uuid(), now() - n * interval '1 second'
       from generate_series(1, 20000) n`,
    );
    await inquiries.db.raw('vacuum analyze inquiries, reply_times');
  });

  test('measuring a brand reads only its newest inquiries', async () => {
    const others = (await inquiries.db('inquiries').limit(99).pluck('to_user_id')) as string[];
    const [[, rows] = []] = await readBy(inquiries.db, 'inquiries', () =>
      findReceived(inquiries.db, [brand.id, ...others], daysAgo(90)),
    );
    expect(rows).toBeLessThan(1_500);
  });

  test('brands to measure are found with an index', async () => {
    const { rows } = await inquiries.db.raw<{ rows: Record<string, string>[] }>(
      `explain select * from reply_times where measured_at <= now() - interval '5 hours'
       order by measured_at limit 100 for update skip locked`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('reply_times_due');
  });
});
