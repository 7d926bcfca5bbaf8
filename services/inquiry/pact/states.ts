import { franchiseCreatedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, someone, type TestService, type TestUser } from '@setu/service-kit/test';
import { z } from 'zod';
import { franchisesConsumer } from '../src/franchises/franchises.consumer';

const Franchise = z.object({ id: z.guid(), brandId: z.guid(), title: z.string() });
type StateHandler = (parameters?: unknown) => Promise<undefined>;

interface World {
  /** Who the next request comes from. */
  caller: TestUser | null;
  states: Record<string, StateHandler>;
}

/** What consumers' pacts presuppose; what this service hears from others comes by their facts. */
export const makeWorld = (service: TestService): World => {
  const world: World = { caller: null, states: {} };
  for (const role of ['investor', 'brand', 'agent'] as const) {
    world.states[`signed in as ${role}`] = async () => {
      world.caller = someone(role);
      return undefined;
    };
  }
  world.states['nobody is signed in'] = async () => {
    world.caller = null;
    return undefined;
  };
  world.states['the franchise is known'] = async (parameters) => {
    const franchise = Franchise.parse(parameters);
    const fact = envelopeOf(franchiseCreatedV1, franchise.id, { ...franchise, version: 1, isActive: true });
    await handleEvent(service.running.db, franchisesConsumer, JSON.stringify(fact));
    return undefined;
  };
  return world;
};
