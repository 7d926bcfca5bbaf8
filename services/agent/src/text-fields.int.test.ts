import { describeTextFields } from '@setu/service-kit/test';
import { type Agents, startAgents } from '../test/builders';

let agent: Agents;
beforeAll(async () => {
  agent = await startAgents();
});
afterAll(() => agent.stop());

describeTextFields('agent', () => agent);
