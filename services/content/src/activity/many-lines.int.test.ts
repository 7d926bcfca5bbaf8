import { randomUUID } from 'node:crypto';
import { encodeCursor, newestFirst } from '@setu/service-kit';
import { readBy } from '@setu/service-kit/test';
import { setUpContent } from '../../test/builders';
import { ActivityModel, newestPublic } from './activity.model';

const content = setUpContent();

beforeAll(async () => {
  for (let first = 1; first < 24_000; first += 1_000)
    await content.db.raw(
      `insert into activity (id, source, kind, actor_label, text, is_public, created_at)
     select gen_random_uuid(), 'catalog', 'franchise_listed', 'A brand', 'listed a franchise', n % 50 = 0,
       timestamptz '2026-01-01' - n * interval '1 minute'
     from generate_series(?::integer, ?::integer + 999) n`,
      [first, first],
    );
  await content.db.raw('vacuum analyze activity');
});

const page = (cursor?: string) =>
  newestFirst(ActivityModel.query(content.db), { limit: 24, cursor }, (rows) => rows.modify('withNames'));

it.each([
  ['the first page', () => page()],
  ['a deep cursor', () => page(encodeCursor([Date.parse('2025-12-20'), randomUUID()]))],
  ['the newest public lines', () => newestPublic(content.db, 3)],
])('%s of very many lines of activity reads few lines', async (_what, work) => {
  for (const [sql, read] of await readBy(content.db, 'activity', work))
    expect([sql, read > 1_100 ? read : 'few']).toEqual([sql, 'few']);
});
