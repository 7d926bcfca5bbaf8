import { randomUUID } from 'node:crypto';
import { someone, type TestService, type TestUser } from '@setu/service-kit/test';
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

interface World {
  /** Who the next request comes from, and by which session. */
  caller: { user: TestUser; kind: 'user' | 'admin' } | null;
  /** The last event this service recorded. */
  lastEvent: () => Promise<unknown>;
  states: Record<string, (parameters?: unknown) => Promise<undefined>>;
}

/**
 * What consumers' pacts presuppose, made by the same calls that make it in production. States are told one after the
 * other: who is signed in comes first, what they have after it.
 */
export const makeWorld = (service: TestService): World => {
  const world: World = {
    caller: null,
    lastEvent: async () => (await service.outbox()).at(-1)?.envelope,
    states: {},
  };
  const state = (name: string, make: (parameters: Parameters) => Promise<unknown> | unknown) => {
    world.states[name] = async (parameters) => {
      await make(Parameters.parse(parameters ?? {}));
      return undefined;
    };
  };
  /** The caller where the state is about them, else somebody of this role whom nobody knows. */
  const callerAs = (role: 'agent' | 'brand', id?: string): TestUser =>
    world.caller?.user.role === role ? world.caller.user : someone(role, id);
  const ask = async (as: TestUser, method: string, path: string, body: unknown) => {
    const reply = await service.call(method, path, { as, body });
    if (reply.status >= 400) throw new Error(`${reply.status}: ${reply.text}`);
    return reply.body;
  };
  const verify = async (userId: string) => {
    const headers = await service.callers.headersFor(someone('admin'), 'admin');
    await service.call('PATCH', `/api/admin/agents/${userId}`, { headers, body: { isVerified: true } });
  };
  const empty = async (table: string) => service.running.db(table).delete();

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
  /** An assignment of the caller's, brought to a status by those who may; a consumer names its id, so the row is renamed. */
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

  state('nobody is signed in', () => {
    world.caller = null;
  });
  for (const role of ['investor', 'brand', 'agent'] as const)
    state(`signed in as ${role}`, () => {
      world.caller = { user: someone(role), kind: 'user' };
    });
  state('signed in as administrator', () => {
    world.caller = { user: someone('admin'), kind: 'admin' };
  });
  state('the agent has a profile', ({ id: _, agentId, count, status, contacted, ...fields }) =>
    addProfile(callerAs('agent', agentId), fields),
  );
  state('agents have profiles', async ({ agentId, count }) => {
    await empty('agent_profiles');
    for (let n = 0; n < count; n += 1) await addProfile(someone('agent', n === 0 ? agentId : undefined));
  });
  state('no agent has a profile', () => empty('agent_profiles'));
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
  state('an assignment exists', assignment);
  state('no assignment exists', () => empty('agent_property_assignments'));

  state('a brand accepts an offer of an agent', () => assignment(Parameters.parse({})));
  state('an agent puts an assignment on hold', () => assignment(Parameters.parse({ status: 'on_hold' })));
  state('an agent says that an assignment is completed', () =>
    assignment(Parameters.parse({ status: 'completed' })),
  );
  state('a brand confirms a completed assignment', () =>
    assignment(Parameters.parse({ status: 'confirmed' })),
  );
  state('an administrator verifies an agent', async () => {
    const agent = someone('agent');
    await addProfile(agent);
    await verify(agent.id);
  });
  return world;
};
