import { randomUUID } from 'node:crypto';
import { listAllInquiries, listInquiries } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { peopleNamed } from '@setu/service-features/people';
import { encodeCursor } from '@setu/service-kit';
import { readBy, someone } from '@setu/service-kit/test';
import { makePerson, setUpInquiries } from '../../test/builders';
import { makeListAllInquiries, makeListInquiries } from './list-inquiries';

const inquiries = setUpInquiries();
const brand = someone('brand');
const investor = someone('investor');

beforeAll(async () => {
  for (let first = 1; first < 24_000; first += 1_000)
    await inquiries.db.raw(
      `insert into inquiries (id, from_user_id, to_user_id, franchise_id, requirement_id, subject, message, status, kind,
       created_at, updated_at, unread_by_receiver, unread_by_sender, budget, budget_rank, start_time, start_rank, experience,
       city, is_below_budget)
     select gen_random_uuid(), case when n % 5 = 0 then ?::uuid else gen_random_uuid() end,
       case when n % 2 = 0 then ?::uuid else gen_random_uuid() end, case when n % 300 = 0 then null else gen_random_uuid() end,
       case when n % 300 = 0 then gen_random_uuid() end, 'Subject', 'Message',
       (array['open', 'open', 'open', 'in_progress', 'declined'])[1 + n % 5], case when n % 300 = 0 then 'offer' else 'franchise' end,
       timestamptz '2026-01-01' - n * interval '1 minute', now(), n % 200 = 0, n % 500 = 0,
       case when n % 400 = 0 then '50000000+' else '500000-2500000' end, case when n % 400 = 0 then 5 else 2 end,
       case when n % 400 = 0 then '3-months' else 'later' end, case when n % 400 = 0 then 4 else 1 end,
       case when n % 400 = 0 then 'franchise' end, case when n % 400 = 0 then 'Poona' end, n % 400 = 0
     from generate_series(?::integer, ?::integer + 999) n`,
      [investor.id, brand.id, first, first],
    );
  await makePerson(inquiries.db, someone('agent'), 'Asha Quixworthy');
  await inquiries.db.raw('vacuum analyze inquiries');
});

const deep = encodeCursor([Date.parse('2025-12-20'), randomUUID()]);
const deepInOrder = encodeCursor([2, Date.parse('2025-12-20'), randomUUID()]);

/** A page reads only its rows and the rows joined to them. Its count may scan the table, because so many rows match. */
const mostRead = (sql: string) => (sql.startsWith('select count') ? 11_000 : 300);
const expectFew = async (work: () => Promise<unknown>) => {
  for (const [sql, read] of await readBy(inquiries.db, 'inquiries', work))
    expect([sql, read > mostRead(sql) ? read : 'few']).toEqual([sql, 'few']);
};

it.each([
  ['a brand', brand, {}],
  ['a brand, of one status', brand, { status: 'declined' }],
  ['a brand, of a rare kind', brand, { kind: 'offer' }],
  ['a brand, of a rare kind with a status', brand, { kind: 'offer', status: 'open' }],
  ['a brand, from a deep cursor', brand, { cursor: deep }],
  ['a brand, not read', brand, { unread: 'true' }],
  ['an investor', investor, {}],
  ['a brand, with a rare budget', brand, { budget: '50000000+' }],
  ['a brand, with a rare start', brand, { startTime: '3-months' }],
  ['a brand, with a rare experience', brand, { experience: 'franchise' }],
  ['a brand, with a rare city', brand, { city: 'Pune' }],
  ['a brand, below its lowest budget', brand, { belowBudget: 'true' }],
  ['a brand, by budget', brand, { sort: 'budget' }],
  ['a brand, by start and of one status', brand, { sort: 'start', status: 'declined' }],
  ['a brand, by budget from a deep cursor', brand, { sort: 'budget', cursor: deepInOrder }],
  ['an investor, not read', investor, { unread: 'true' }],
  ['an investor, from a deep cursor', investor, { cursor: deep }],
])('a page of the many inquiries of %s reads few inquiries', async (_who, actor, query) => {
  const input = listInquiries.query.parse(query) as HandlerInput<typeof listInquiries>;
  await expectFew(() => makeListInquiries({ db: inquiries.db })(input, actor as never));
});

it.each([
  ['the first page', {}],
  ['a deep cursor', { cursor: deep }],
  ['a search for a rare subject', { search: 'helicopter pad' }],
  ['a search for a rare name', { search: 'quixworthy' }],
  ['a search for an id', { search: randomUUID() }],
])('%s of all inquiries reads few inquiries', async (_what, query) => {
  const input = listAllInquiries.query.parse(query) as HandlerInput<typeof listAllInquiries>;
  await expectFew(() => makeListAllInquiries({ db: inquiries.db, peopleNamed })(input));
});
