import { randomUUID } from 'node:crypto';
import { userRoles } from '@setu/contracts';
import { someone, type TestReply, type TestUser } from '@setu/service-kit/test';
import { addAssignment, cursorOf, nextOf, setUpAgents } from '../../test/builders';

const agents = setUpAgents();

const list = (as: TestUser | null, query = '') =>
  agents.service.call('GET', `/api/agent/assignments${query}`, { as });
const ids = ({ body }: TestReply): string[] => body.map(({ id }: { id: string }) => id);

/** Five assignments of one agent and brand, oldest first. The agent has completed the second and the last. */
const five = async () => {
  const [agent, brand] = [someone('agent'), someone('brand')];
  const made = [];
  for (let n = 0; n < 5; n += 1) {
    const assignment = await addAssignment(agents.service, { agent, brand });
    made.push(assignment);
    if (n === 1 || n === 4)
      await agents.service.call('PATCH', `/api/agent/assignments/${assignment.id}`, {
        as: agent,
        body: { status: 'completed' },
      });
  }
  const [a, b, c, d, e] = made.map(({ id }) => id);
  return { agent, brand, made, expected: [d, c, a, e, b] };
};

it('an agent reads its own assignments, a brand those that it gave: open assignments first, then newest first', async () => {
  const { agent, brand, expected } = await five();
  await addAssignment(agents.service);
  for (const side of [agent, brand]) {
    const reply = await list(side);
    expect(reply.status).toBe(200);
    expect(ids(reply)).toEqual(expected);
    expect(reply.headers.get('x-total-count')).toBe('5');
    expect(reply.headers.get('link')).toBeNull();
  }
});

it('the requirement filter lists only assignments of that requirement', async () => {
  const { agent, brand, made } = await five();
  const [first] = made;
  const query = `?requirementId=${first?.demand.id}`;
  expect(ids(await list(agent, query))).toEqual([first?.id]);
  expect(ids(await list(brand, query))).toEqual([first?.id]);
  expect((await list(someone('agent'), query)).body).toEqual([]);
  expect((await list(someone('brand'), query)).body).toEqual([]);
  expect((await list(agent, `?requirementId=${randomUUID()}`)).body).toEqual([]);
});

it('pages list each assignment once, in order', async () => {
  const { brand, expected } = await five();
  const seen: string[] = [];
  let path: string | undefined = '/api/agent/assignments?limit=2';
  while (path) {
    const reply: TestReply = await agents.service.call('GET', path, { as: brand });
    seen.push(...ids(reply));
    path = nextOf(reply.headers);
  }
  expect(seen).toEqual(expected);
});

it('a caller without assignments reads an empty list', async () => {
  const reply = await list(someone('agent'));
  expect([reply.body, reply.headers.get('x-total-count')]).toEqual([[], '0']);
});

it.each([
  'garbage',
  '',
  cursorOf([1, 2, 3]),
  cursorOf([true, 'x', randomUUID()]),
  cursorOf([true, 1, '\u0000']),
])('listing assignments with the cursor %j answers 400', async (cursor) => {
  const reply = await list(someone('agent'), `?cursor=${cursor}`);
  expect(reply.status).toBe(400);
  expect(reply.body.code).toBe('invalid_cursor');
});

it.each(['limit=0', 'limit=101', 'requirementId=first', 'requirementId=%00'])(
  'listing assignments with %s answers 400',
  async (query) => {
    const reply = await list(someone('agent'), `?${query}`);
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('validation_failed');
  },
);

it.each(userRoles.filter((role) => role !== 'agent' && role !== 'brand'))(
  'the role %s may not list assignments',
  async (role) => {
    const { agent } = await addAssignment(agents.service);
    expect((await list(someone(role, agent.id))).status).toBe(403);
  },
);

it('listing assignments without a session answers 401', async () => {
  expect((await list(null)).status).toBe(401);
});

it('with 20,000 assignments every list and count uses an index', async () => {
  const { db } = agents.service.running;
  const [agent, brand] = [someone('agent'), someone('brand')];
  for (let first = 1; first < 20_000; first += 1_000)
    await db.raw(
      `insert into agent_property_assignments (id, version, agent_id, brand_id, requirement_id, assignment_type, status,
       assigned_at, updated_at)
     select gen_random_uuid(), 1, case when n % 10 = 0 then ?::uuid else gen_random_uuid() end,
       case when n % 10 = 1 then ?::uuid else gen_random_uuid() end, gen_random_uuid(), 'tenant_search',
       case when n % 3 = 0 then 'completed' else 'active' end, now() - n * interval '1 minute', now()
     from generate_series(?::integer, ?::integer + 999) n`,
      [agent.id, brand.id, first, first],
    );
  await db.raw('analyze agent_property_assignments');
  const plan = async (sql: string, values: unknown[]) => {
    const { rows } = await db.raw<{ rows: Record<string, string>[] }>(
      `explain select * from agent_property_assignments where ${sql}`,
      values as string[],
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const tail = 'order by is_open desc, assigned_at desc, id desc limit 25';
  const ofAgent = await plan(`agent_id = ? ${tail}`, [agent.id]);
  const later = await plan(`brand_id = ? and (is_open, assigned_at, id) < (true, now(), ?::uuid) ${tail}`, [
    brand.id,
    randomUUID(),
  ]);
  const live = await plan('requirement_id = ? and completed_at is null', [randomUUID()]);
  const deals = await plan('agent_id = ? and completed_at is not null', [someone('agent').id]);
  expect(ofAgent).toContain('assignments_of_agent');
  expect(later).toContain('assignments_of_brand');
  expect(live).toContain('assignments_one_live_per_requirement');
  expect(deals).toContain('assignments_of_agent');
  for (const each of [ofAgent, later, live, deals]) expect(each).not.toMatch(/Seq Scan|Sort/);
});
