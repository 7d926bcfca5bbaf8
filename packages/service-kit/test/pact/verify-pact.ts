import type { ServiceName } from '@setu/contracts';
import type { TestUser } from '../service/callers';
import type { TestService } from '../service/service';
import type { PactFile } from './pact-files';
import { leavingResult } from './pact-results';

/** Who a state signs in. */
export interface PactCaller {
  user: TestUser;
  kind?: 'user' | 'admin';
}

/** What a provider brings about for its consumers' pacts. */
export interface PactWorld {
  /** Brings about each state by its sentence. */
  // biome-ignore lint/suspicious/noExplicitAny: the parameters of a state are whatever its sentence takes
  states: Record<string, (parameters?: any) => Promise<any>>;
  /** Signed in by a state; calls carry this caller's token. */
  caller: PactCaller | null;
  /** The event the last state told, as it went on the wire. */
  lastEvent?: () => Promise<unknown>;
}

/**
 * Holds one consumer's pact against the real service.
 * @throws when the pact names a state nobody brings about, or the service answers otherwise than it says
 */
export const verifyPact = (
  provider: ServiceName,
  pact: PactFile,
  service: TestService,
  world: PactWorld,
): Promise<void> => leavingResult(pact.path, () => verify(provider, pact, service, world));

const verify = async (
  provider: ServiceName,
  { path, states, messages, consumer }: PactFile,
  service: TestService,
  world: PactWorld,
) => {
  const unknown = states.filter((state) => !(state in world.states));
  if (unknown.length > 0)
    throw new Error(`${consumer} names states of ${provider} nobody brings about: ${unknown.join('; ')}`);
  // Here, not above: every test loads this file with the others of this folder, and only pact tests need Pact.
  const { Verifier } = await import('@pact-foundation/pact');
  const event = world.lastEvent;
  await new Verifier({
    provider,
    providerBaseUrl: service.url,
    pactUrls: [path],
    logLevel: 'warn',
    stateHandlers: world.states,
    ...(event ? { messageProviders: Object.fromEntries(messages.map((message) => [message, event])) } : {}),
    beforeEach: async () => {
      world.caller = null;
    },
    requestFilter: (request, _reply, next) => {
      service.callers.headersFor(world.caller?.user ?? null, world.caller?.kind).then((headers) => {
        Object.assign(request.headers, headers);
        next();
      }, next);
    },
  }).verifyProvider();
};
