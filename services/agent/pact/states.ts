import { randomUUID } from 'node:crypto';
import {
  addCallerStates,
  makePactWorld,
  type StateKit,
  someone,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import { z } from 'zod';
import { addDemand, addOffer, addPerson, aProfile } from '../test/builders';

/** Parameters of a state: ids the consumer asks for, how many, and fields as callers send them. */
const Parameters = z.looseObject({
  id: z.guid().optional(),
  agentId: z.guid().optional(),
  count: z.int().min(1).default(1),
  status: z.enum(['active', 'on_hold', 'completed', 'confirmed']).default('active'),
  contacted: z.boolean().default(false),
});
type Parameters = z.output<typeof Parameters>;

type Kit = StateKit<Parameters>;

/** Parts of several states. Rows are created by the same calls and events as in production. */
const makeSteps = ({ world, ask }: Kit, service: TestService) => {
  /** The caller when the state is about the caller's role, otherwise an unknown user of this role. */
  const callerAs = (role: 'agent' | 'brand', id?: string): TestUser =>
    world.caller?.user.role === role ? world.caller.user : someone(role, id);
  const addProfile = (user: TestUser, fields: Record<string, unknown> = {}) =>
    ask(user, 'POST', '/api/agent/profile', aProfile({ website: 'https://realty.example', ...fields }));
  const demandWithOffer = async ({ id = randomUUID(), agentId }: Parameters) => {
    const [brand, agent] = [callerAs('brand'), callerAs('agent', agentId)];
    await addPerson(service, brand);
    await addPerson(service, agent);
    const demand = await addDemand(service, brand, { id });
    await addOffer(service, agent, demand, { proposedCommission: '1.50' });
    return { brand, agent, demand };
  };
  /** An assignment of the caller, with its status set by calls of the agent and the brand. The row gets the id that the consumer names. */
  const assignment = async (parameters: Parameters) => {
    const { agentId } = parameters;
    const { brand, agent, demand } = await demandWithOffer({ ...parameters, id: undefined, agentId });
    const made = await ask(brand, 'POST', '/api/agent/assignments', {
      requirementId: demand.id,
      agentId: agent.id,
      notes: 'Start in Pune.',
    });
    const path = `/api/agent/assignments/${made.id}`;
    const { id, status } = parameters;
    if (status !== 'active')
      await ask(agent, 'PATCH', path, { status: status === 'confirmed' ? 'completed' : status });
    if (status === 'confirmed') await ask(brand, 'POST', `${path}/confirm`, { rating: 5 });
    if (!id) return;
    const rows = () => service.running.db('agent_property_assignments');
    await rows().where({ id }).delete();
    await rows().where({ id: made.id }).update({ id });
  };
  const empty = async (table: string) => service.running.db(table).delete();
  /** Decisions of an administrator about an agent's verification. */
  const decide = async (agentId: string, body: object) => {
    const headers = await service.callers.headersFor(someone('admin'), 'admin');
    await service.call('PATCH', `/api/admin/agents/${agentId}`, { headers, body });
  };
  return { callerAs, addProfile, demandWithOffer, assignment, empty, decide };
};
type Steps = ReturnType<typeof makeSteps>;

const addProfileStates = ({ state }: Kit, { callerAs, addProfile, empty, decide }: Steps) => {
  state('the agent has a profile', ({ id: _, agentId, count, status, contacted, ...fields }) =>
    addProfile(callerAs('agent', agentId), fields),
  );
  state('agents have profiles', async ({ agentId, count }) => {
    await empty('agent_profiles');
    for (let n = 0; n < count; n += 1) await addProfile(someone('agent', n === 0 ? agentId : undefined));
  });
  state('the verification of an agent was withdrawn', async ({ agentId }) => {
    await empty('agent_profiles');
    const agent = someone('agent', agentId);
    await addProfile(agent);
    await empty('verifications');
    const documents = [{ type: 'rera', number: 'P51700001234' }];
    const reason = 'The registration was cancelled.';
    await decide(agent.id, { isVerified: true, documents });
    await decide(agent.id, { isVerified: false, reason });
  });
  state('no agent has a profile', () => empty('agent_profiles'));
};

const addDemandStates = (
  { state }: Kit,
  { callerAs, addProfile, demandWithOffer, empty }: Steps,
  service: TestService,
) => {
  state('demands exist', async ({ id, count, contacted }) => {
    await empty('demands');
    for (let n = 0; n < count; n += 1) {
      const demand = await addDemand(service, undefined, n === 0 && id ? { id } : {});
      if (contacted) await addOffer(service, callerAs('agent'), demand);
    }
  });
  state('no demand exists', () => empty('demands'));
  state('an agent has offered to a requirement of the brand', demandWithOffer);
  state('an agent with a profile has offered to a requirement of the brand', async (parameters) => {
    const { agent } = await demandWithOffer(parameters);
    await service.running.db('agent_profiles').where({ user_id: agent.id }).delete();
    await addProfile(agent);
  });
};

/** States whose last event a consumer reads. */
const addEventStates = ({ state }: Kit, { addProfile, assignment, decide }: Steps) => {
  const assignmentThatIs = (status?: Parameters['status']) => () => assignment(Parameters.parse({ status }));
  state('a brand accepts an offer of an agent', assignmentThatIs());
  state('an agent puts an assignment on hold', assignmentThatIs('on_hold'));
  state('an agent says that an assignment is completed', assignmentThatIs('completed'));
  state('a brand confirms a completed assignment', assignmentThatIs('confirmed'));
  state('an agent adds a photo to the profile', async () => {
    await addProfile(someone('agent'), {
      photo: {
        url: '/media/c0ffee00-0000-4000-8000-000000000a01',
        width: 800,
        height: 600,
        blur: 'data:image/webp;base64,UklGRg==',
      },
    });
  });
  state('an administrator verifies an agent', async () => {
    const agent = someone('agent');
    await addProfile(agent);
    await decide(agent.id, { isVerified: true });
  });
};

/** The states that consumers' pacts name, created by the same calls as in production. */
export const makeWorld = (service: TestService) => {
  const kit = makePactWorld(service, (parameters) => Parameters.parse(parameters));
  const steps = makeSteps(kit, service);
  addCallerStates(kit);
  addProfileStates(kit, steps);
  addDemandStates(kit, steps, service);
  kit.state('an assignment exists', steps.assignment);
  kit.state('no assignment exists', () => steps.empty('agent_property_assignments'));
  addEventStates(kit, steps);
  return kit.world;
};
