import { someone, type TestUser } from '../service/callers';
import type { TestService } from '../service/service';
import type { PactCaller } from './verify-pact';

/** The provider's setup for the pacts of its consumers. */
export interface PactWorld {
  /** Sets up each provider state, by its name. */
  states: Record<string, (parameters?: unknown) => Promise<undefined>>;
  /** The user that a state signed in; calls carry this user's token. */
  caller: PactCaller | null;
  /** The event that the last state published, as it was sent. */
  lastEvent: () => Promise<unknown>;
}

/**
 * Makes a world without states, and helpers to write states. States run one after the other: first the signed-in user,
 * then the user's data.
 * @param parse validates the parameters of a state in a pact
 */
export const makePactWorld = <P>(service: TestService, parse: (parameters: unknown) => P) => {
  const world: PactWorld = {
    caller: null,
    lastEvent: async () => (await service.outbox()).at(-1)?.envelope,
    states: {},
  };
  return {
    world,
    /** Adds a state, under several names when pacts of older releases use a former name. */
    state: (names: string | readonly string[], make: (parameters: P) => unknown) => {
      for (const name of [names].flat())
        world.states[name] = async (parameters) => {
          await make(parse(parameters ?? {}));
          return undefined;
        };
    },
    /** The signed-in user. @throws when no state signed a user in */
    caller: (): TestUser => {
      if (!world.caller)
        throw new Error('This state needs a signed-in user. Name a state that signs one in before it.');
      return world.caller.user;
    },
    /** Calls the service and returns the body. @throws when the call fails */
    ask: async (as: TestUser, method: string, path: string, body: unknown) => {
      const reply = await service.call(method, path, { as, body });
      if (reply.status >= 400) throw new Error(`${reply.status}: ${reply.text}`);
      return reply.body;
    },
  };
};

/** Helpers to write the states of a service. */
export type StateKit<P> = ReturnType<typeof makePactWorld<P>>;

/** The states of callers that exist only in their tokens. */
export const addCallerStates = <P>({ world, state }: StateKit<P>): void => {
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
};
