import { randomUUID } from 'node:crypto';
import { agentVerifiedV1, userRoles } from '@setu/contracts';
import { someone, type TestReply, type TestUser } from '@setu/service-kit/test';
import { addAgent, cursorOf, nextOf, setUpAgents } from '../../test/builders';

const agents = setUpAgents();

const admin = someone('admin');
type Kind = 'user' | 'admin';

/** A call in an administrator's session, or in the given user's. */
const call = async (
  method: string,
  path: string,
  body?: unknown,
  as: TestUser = admin,
  kind: Kind = 'admin',
) => agents.service.call(method, path, { body, headers: await agents.service.callers.headersFor(as, kind) });
const verify = (userId: string, body: unknown = { isVerified: true }, as?: TestUser, kind?: Kind) =>
  call('PATCH', `/api/admin/agents/${userId}`, body, as, kind);
const eventsAbout = (userId: string) => agents.service.outbox(userId);

describe('the Verified badge', () => {
  it('the badge is set and removed, each with one event and the name of the administrator', async () => {
    const agent = await addAgent(agents.service);
    const set = await verify(agent.id);
    expect(set.status).toBe(200);
    expect(set.body).toEqual({ ...agent.profile, isVerified: true, updatedAt: set.body.updatedAt });
    expect((await verify(agent.id)).body).toEqual(set.body);
    expect((await verify(agent.id, { isVerified: false })).body).toMatchObject({ isVerified: false });
    const events = await eventsAbout(agent.id);
    expect(events.map(({ type }) => type)).toEqual([agentVerifiedV1.type, agentVerifiedV1.type]);
    expect(events.map(({ envelope }) => envelope.data)).toEqual([
      {
        userId: agent.id,
        version: 2,
        companyName: agent.profile.companyName,
        isVerified: true,
        byUserId: admin.id,
      },
      expect.objectContaining({ version: 3, isVerified: false }),
    ]);
  });

  it('the badge is removed when the agent changes verified fields, but not by other changes', async () => {
    const agent = await addAgent(agents.service);
    const edit = (body: unknown) => agents.service.call('PATCH', '/api/agent/profile', { as: agent, body });
    await verify(agent.id);
    const same = { companyName: agent.profile.companyName, description: 'Malls, too.' };
    expect((await edit(same)).body).toMatchObject({ isVerified: true });
    expect((await edit({ licenseNumber: 'RERA-2' })).body).toMatchObject({ isVerified: false });
    await verify(agent.id);
    expect((await edit({ companyName: 'Another Realty' })).body).toMatchObject({ isVerified: false });
    const events = (await eventsAbout(agent.id)).map(({ envelope }) => envelope.data);
    expect(events.map(({ isVerified, byUserId }) => [isVerified, byUserId])).toEqual([
      [true, admin.id],
      [false, agent.id],
      [true, admin.id],
      [false, agent.id],
    ]);
  });

  it('verifying an agent without a profile, an unknown agent or a malformed id answers 404', async () => {
    for (const id of [someone('agent').id, randomUUID(), 'first', '%00']) {
      expect((await verify(id)).status).toBe(404);
    }
    expect((await verify(randomUUID())).body.code).toBe('profile_not_found');
  });

  it.each([{}, { isVerified: 'yes' }, { isVerified: null }, []])(
    'verifying with the body %j answers 400',
    async (body) => {
      const agent = await addAgent(agents.service);
      expect((await verify(agent.id, body)).status).toBe(400);
      expect(await eventsAbout(agent.id)).toEqual([]);
    },
  );
});

describe('the list of agents', () => {
  it('pages contain every profile once, newest first', async () => {
    for (let n = 0; n < 5; n += 1) await addAgent(agents.service);
    const all = await call('GET', '/api/admin/agents?limit=100');
    expect(all.status).toBe(200);
    const instants = all.body.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(instants).toEqual([...instants].sort().reverse());
    const seen: unknown[] = [];
    let path: string | undefined = '/api/admin/agents?limit=2';
    while (path) {
      const reply: TestReply = await call('GET', path);
      expect(reply.headers.get('x-total-count')).toBe(String(all.body.length));
      seen.push(...reply.body);
      path = nextOf(reply.headers);
    }
    expect(seen).toEqual(all.body);
  });

  it.each(['garbage', '', cursorOf([1]), cursorOf(['x', randomUUID()]), cursorOf([-1, randomUUID()])])(
    'listing agents with the cursor %j answers 400',
    async (cursor) => {
      const reply = await call('GET', `/api/admin/agents?cursor=${cursor}`);
      expect(reply.status).toBe(400);
      expect(reply.body.code).toBe('invalid_cursor');
    },
  );

  it('the list of agents is read from an index in order', async () => {
    const { db } = agents.service.running;
    await db.raw(
      `insert into agent_profiles (id, version, user_id, company_name, license_number, experience, commission_rate,
         specializations, service_areas, certifications, languages, created_at, updated_at)
       select gen_random_uuid(), 1, gen_random_uuid(), 'Company', 'L', 1, 1, '{}', '{}', '{}', '{}',
         now() - n * interval '1 minute', now() from generate_series(1, 20000) n`,
    );
    await db.raw('analyze agent_profiles');
    const { rows } = await db.raw<{ rows: Record<string, string>[] }>(
      `explain select * from agent_profiles where (created_at, id) < (now(), ?::uuid)
       order by created_at desc, id desc limit 25`,
      [randomUUID()],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('agent_profiles_newest');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});

describe('access of administrators', () => {
  it.each(userRoles)('a user session of the role %s may neither list nor verify agents', async (role) => {
    const agent = await addAgent(agents.service);
    for (const reply of [
      await call('GET', '/api/admin/agents', undefined, someone(role), 'user'),
      await verify(agent.id, { isVerified: true }, someone(role), 'user'),
    ]) {
      expect(reply.status).toBe(403);
      expect(reply.body.code).toBe('wrong_role');
    }
    expect(await eventsAbout(agent.id)).toEqual([]);
  });

  it('listing or verifying agents without a session answers 401', async () => {
    const agent = await addAgent(agents.service);
    const { service } = agents;
    expect((await service.call('GET', '/api/admin/agents')).status).toBe(401);
    const body = { isVerified: true };
    expect((await service.call('PATCH', `/api/admin/agents/${agent.id}`, { body })).status).toBe(401);
    expect(await eventsAbout(agent.id)).toEqual([]);
  });
});
