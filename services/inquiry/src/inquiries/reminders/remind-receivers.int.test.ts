import { inquiryUnansweredV1 } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { makeInquiry, makePerson, runSweeps, setUpInquiries } from '../../../test/builders';

const inquiries = setUpInquiries();
const hourMs = 60 * 60 * 1_000;

/** An inquiry that was sent this many hours ago. */
const sentBefore = async (hours: number, more: Partial<Parameters<typeof makeInquiry>[1]> = {}) => {
  const from = await makePerson(inquiries.db);
  const to = await makePerson(inquiries.db, someone('brand'));
  const createdAt = new Date(Date.now() - hours * hourMs);
  const { id } = await makeInquiry(inquiries.db, { from, to, createdAt, ...more });
  return { id, from, to };
};
const runAfter = (hours: number) => runSweeps(inquiries.service, new Date(Date.now() + hours * hourMs));
const remindersOf = async (id: string) =>
  (await inquiries.service.outbox(id))
    .filter(({ type }) => type === inquiryUnansweredV1.type)
    .map(({ envelope }) => envelope.data);
const waitsOf = async (id: string) => (await remindersOf(id)).map(({ waited }) => waited);

test('a receiver is reminded once after 24 hours and once after 72 hours', async () => {
  const { id, from, to } = await sentBefore(0);
  await runAfter(23);
  expect(await remindersOf(id)).toEqual([]);
  await runAfter(25);
  await runAfter(26);
  expect(await remindersOf(id)).toEqual([
    {
      id,
      kind: 'franchise',
      fromUserId: from.id,
      toUserId: to.id,
      waited: 'one_day',
      franchiseId: expect.any(String),
    },
  ]);
  await runAfter(71);
  expect(await waitsOf(id)).toEqual(['one_day']);
  await runAfter(73);
  await runAfter(1_000);
  expect(await waitsOf(id)).toEqual(['one_day', 'three_days']);
});

test('one reminder is sent when both became due while the service was stopped', async () => {
  const { id } = await sentBefore(100);
  await runAfter(0);
  await runAfter(1);
  expect(await waitsOf(id)).toEqual(['three_days']);
});

test('no reminder is sent after an answer or a withdrawal', async () => {
  const [answered, withdrawn] = [await sentBefore(25), await sentBefore(25)];
  await runAfter(0);
  const body = { message: 'Yes, Pune is free.' };
  const reply = await inquiries.service.call('POST', `/api/inquiries/${answered.id}/messages`, {
    as: answered.to,
    body,
  });
  expect(reply.status).toBe(201);
  await inquiries.service.call('PATCH', `/api/inquiries/${withdrawn.id}/status`, {
    as: withdrawn.from,
    body: { status: 'withdrawn' },
  });
  await runAfter(73);
  for (const { id } of [answered, withdrawn]) expect(await waitsOf(id)).toEqual(['one_day']);
});

test('no reminder is sent when the sender deleted the account or is suspended', async () => {
  const stranger = someone('investor');
  const left = await sentBefore(30, { from: stranger });
  const suspended = await sentBefore(30);
  await inquiries.db('people').where({ id: suspended.from.id }).update({ is_suspended: true });
  await runAfter(0);
  for (const { id } of [left, suspended]) expect(await remindersOf(id)).toEqual([]);
});

test('several processes send each reminder once, also for more inquiries than one transaction handles', async () => {
  const from = await makePerson(inquiries.db);
  const to = someone('brand');
  const createdAt = new Date(Date.now() - 30 * hourMs);
  const sent = [];
  for (let n = 0; n < 130; n += 1) sent.push(await makeInquiry(inquiries.db, { from, to, createdAt }));
  await Promise.all([runAfter(0), runAfter(0), runAfter(0)]);
  await runAfter(0);
  for (const { id } of sent) expect(await waitsOf(id)).toEqual(['one_day']);
});

test('among 20,000 inquiries those with a due reminder are found with an index', async () => {
  await inquiries.db.raw(
    `insert into inquiries (id, franchise_id, from_user_id, to_user_id, subject, message, status, reminders, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 's', 'm',
       case when n % 2 = 0 then 'open' else 'in_progress' end, 2, now() - interval '30 days', now()
     from generate_series(1, 20000) n`,
  );
  await inquiries.db.raw('analyze inquiries');
  const { rows } = await inquiries.db.raw<{ rows: Record<string, string>[] }>(
    `explain select * from inquiries where status = 'open' and reminders < 2 and created_at <= now() - interval '1 day'
     order by created_at limit 100 for update skip locked`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('inquiries_unanswered');
});
