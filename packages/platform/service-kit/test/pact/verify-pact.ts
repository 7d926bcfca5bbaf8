import type { ServiceName } from '@setu/protocol';
import type { TestUser } from '../service/callers';
import type { TestService } from '../service/service';
import type { PactFile } from './pact-files';
import { leavingResult } from './pact-results';
import type { PactWorld } from './pact-world';

/** The user that a provider state signs in. */
export interface PactCaller {
  user: TestUser;
  kind?: 'user' | 'admin';
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
    throw new Error(
      `The pact of ${consumer} names states that ${provider} does not set up: ${unknown.join('; ')}`,
    );
  // Imported here, because every test loads this file and only pact tests need Pact.
  const { Verifier } = await import('@pact-foundation/pact');
  await new Verifier({
    provider,
    providerBaseUrl: service.url,
    pactUrls: [path],
    logLevel: 'warn',
    // Ends a verification that hangs. A state may wait long on a busy machine: a thread with low priority checks PDFs.
    timeout: 240_000,
    stateHandlers: world.states,
    messageProviders: Object.fromEntries(messages.map((message) => [message, world.lastEvent])),
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
