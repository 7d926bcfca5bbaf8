import { ownDataOf, someone } from '@setu/service-kit/test';
import { addAgent, addAssignment, setUpAgents } from '../test/builders';

const agents = setUpAgents();

it('an agent downloads its profile and assignments, and a brand its assignments', async () => {
  const agent = await addAgent(agents.service);
  const { brand, id } = await addAssignment(agents.service, { agent });
  expect(await ownDataOf(agents.service, 'agent', agent)).toMatchObject([
    { kind: 'agent-profile', content: { userId: agent.id } },
    { kind: 'assignment-as-agent', content: { id, agentId: agent.id } },
  ]);
  expect(await ownDataOf(agents.service, 'agent', brand)).toMatchObject([
    { kind: 'assignment-as-brand', content: { id, brandId: brand.id } },
  ]);
  expect(await ownDataOf(agents.service, 'agent', someone('agent'))).toEqual([]);
});
