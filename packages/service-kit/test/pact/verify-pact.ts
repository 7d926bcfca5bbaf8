import type { ServiceName } from '@setu/contracts';
import type { TestUser } from '../service/callers';
import type { TestService } from '../service/service';
import type { PactFile } from './pact-files';
import { leavingResult } from './pact-results';

/** The user that a provider state signs in. */
export interface PactCaller {
  user: TestUser;
  kind?: 'user' | 'admin';
}

/** What a provider sets up for the pacts of its consumers. */
export interface PactWorld {
  /** Sets up each provider state, by its name. */
  // biome-ignore lint/suspicious/noExplicitAny: each state has its own parameters
  states: Record<string, (parameters?: any) => Promise<any>>;
  /** The user that a state signed in; calls carry this user's token. */
  caller: PactCaller | null;
  /** The event that the last state published, as it was sent. */
  lastEvent?: () => Promise<unknown>;
}

/**
 * Verifies one consumer's pact against the real service.
 * @throws when the pact names an unknown state, or the service answers differently
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
  // Imported here, because every test loads this file and only pact tests need Pact.
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
