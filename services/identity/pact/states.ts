import { randomUUID } from 'node:crypto';
import type { TestService, TestUser } from '@setu/service-kit/test';
import { register } from '../test/builders';

type Role = 'investor' | 'brand' | 'agent';
type StateHandler = (parameters?: unknown) => Promise<undefined>;

interface World {
  /** Who the next request comes from. */
  caller: TestUser | null;
  /** The last fact identity recorded. */
  lastFact: () => Promise<unknown>;
  states: Record<string, StateHandler>;
}

/** What consumers' pacts presuppose, made by the same calls that make it in production. */
export const makeWorld = (service: TestService): World => {
  const world: World = {
    caller: null,
    lastFact: async () => (await service.outbox()).at(-1)?.envelope,
    states: {},
  };
  const state = (name: string, make: (parameters: Record<string, unknown>) => Promise<unknown>) => {
    world.states[name] = async (parameters) => {
      await make((parameters ?? {}) as Record<string, unknown>);
      return undefined;
    };
  };

  for (const role of ['investor', 'brand', 'agent'] as const satisfies Role[])
    state(`signed in as ${role}`, async (fields) => {
      const { user } = await register(service, { role, ...fields });
      world.caller = user;
    });
  state('nobody is signed in', async () => {
    world.caller = null;
  });
  state('the session outlived its account', async () => {
    world.caller = { id: randomUUID(), role: 'investor' };
  });
  state('an investor registers with first and last name', () => register(service));
  state('a brand registers with a brand name', () =>
    register(service, { role: 'brand', brandName: 'Nadi Naturals' }),
  );
  return world;
};
