import { randomUUID } from 'node:crypto';
import { listAssignments } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { readBy, someone } from '@setu/service-kit/test';
import { cursorOf, setUpAgents } from '../../test/builders';
import { makeListAssignments } from './list-assignments';

const agents = setUpAgents();
const agent = someone('agent');
const brand = someone('brand');

beforeAll(async () => {
  for (let first = 1; first < 20_000; first += 1_000)
    await agents.db.raw(
      `insert into agent_property_assignments (id, version, agent_id, brand_id, requirement_id, assignment_type, status,
       assigned_at, updated_at)
     select gen_random_uuid(), 1, case when n % 3 = 0 then gen_random_uuid() else ?::uuid end,
       case when n % 2 = 0 then gen_random_uuid() else ?::uuid end, gen_random_uuid(), 'tenant_search',
       case when n % 4 = 0 then 'completed' else 'active' end, timestamptz '2026-01-01' - n * interval '1 minute', now()
     from generate_series(?::integer, ?::integer + 999) n`,
      [agent.id, brand.id, first, first],
    );
  await agents.db.raw('vacuum analyze agent_property_assignments');
});

/** A page reads only its rows and the rows joined to them. Its count may scan the table, because so many rows match. */
const mostRead = (sql: string) => (sql.startsWith('select count') ? 2_100 : 150);

it.each([
  ['an agent', agent, {}],
  ['a brand', brand, {}],
  [
    'an agent, from a deep cursor',
    agent,
    { cursor: cursorOf([true, Date.parse('2025-12-25'), randomUUID()]) },
  ],
])('a page of the many assignments of %s reads few assignments', async (_who, actor, query) => {
  const list = makeListAssignments({ db: agents.db });
  const input = listAssignments.query.parse(query) as HandlerInput<typeof listAssignments>;
  for (const [sql, read] of await readBy(agents.db, 'agent_property_assignments', () =>
    list(input, actor as never),
  ))
    expect([sql, read > mostRead(sql) ? read : 'few']).toEqual([sql, 'few']);
});
