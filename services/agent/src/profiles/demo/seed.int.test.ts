import { demoUsers } from '@setu/contracts';
import { someone, startTestService } from '@setu/service-kit/test';
import { addAgent, addAssignment, setUpAgents } from '../../../test/builders';
import { agentService } from '../../app';

const agents = setUpAgents({ demo: true });

const agent = someone('agent', demoUsers.agent.id);
const profile = async () => (await agents.service.call('GET', '/api/agent/profile', { as: agent })).body;

it('the seed creates a verified profile with deals and rating for the demo agent only', async () => {
  expect(await profile()).toMatchObject({
    isVerified: true,
    rating: '4.70',
    totalDeals: 12,
  });
  const { db } = agents.service.running;
  for (const table of ['demands', 'offers', 'agent_property_assignments'])
    expect(await db(table).first()).toBeUndefined();
  expect(await db('agent_profiles')).toHaveLength(1);
  expect(await agents.service.outbox()).toEqual([]);
});

it('a confirmation changes the seeded deals and rating', async () => {
  const { id, brand } = await addAssignment(agents.service, { agent });
  const path = `/api/agent/assignments/${id}`;
  await agents.service.call('PATCH', path, { as: agent, body: { status: 'completed' } });
  await agents.service.call('POST', `${path}/confirm`, { as: brand, body: { rating: 5 } });
  expect(await profile()).toMatchObject({ rating: '4.72', totalDeals: 13 });
});

it('the seed runs once, and never where other profiles exist', async () => {
  const { broker, service } = agents;
  const before = await profile();
  const again = await startTestService(agentService, { broker, database: service.database, demo: true });
  expect(await profile()).toEqual(before);
  await again.running.db('agent_profiles').delete();
  await addAgent(service);
  await again.stop();
  const third = await startTestService(agentService, { broker, database: service.database, demo: true });
  expect(await profile()).toBeNull();
  await third.stop();
});
