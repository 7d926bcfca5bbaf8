import { randomUUID } from 'node:crypto';
import { someone, type TestService, type TestUser } from '@setu/service-kit/test';
import { addFranchise } from '../test/builders';

/** Parameters a state may carry: an id the consumer asks for, and fields of the franchise. */
type Parameters = { id?: string } & Record<string, unknown>;
type StateHandler = (parameters?: unknown) => Promise<undefined>;

interface World {
  /** Who the next request comes from. */
  caller: TestUser | null;
  /** The last fact the catalog recorded. */
  lastFact: () => Promise<unknown>;
  states: Record<string, StateHandler>;
}

/** What consumers' pacts presuppose, made by the same calls that make it in production. */
export const makeWorld = (service: TestService): World => {
  const { db } = service.running;
  const clear = async () => {
    await db('franchise_opportunities').delete();
  };
  /** A consumer names the id it asks for; the API gives out its own, so the row is renamed. */
  const franchise = async (as: TestUser, { id = randomUUID(), ...fields }: Parameters = {}) => {
    const created = await addFranchise(service, as, fields);
    await db('franchise_opportunities').where({ id: created.id }).update({ id });
    return id;
  };
  const world: World = {
    caller: null,
    lastFact: async () => (await service.outbox()).at(-1)?.envelope,
    states: {
      'a brand creates an active franchise': async () => {
        await addFranchise(service, someone('brand'));
        return undefined;
      },
      'a brand makes its franchise inactive': async () => {
        const brand = someone('brand');
        const id = await franchise(brand);
        await service.call('PATCH', `/api/franchises/${id}`, { as: brand, body: { isActive: false } });
        return undefined;
      },
      'no franchise exists': async () => {
        await clear();
        return undefined;
      },
    },
  };
  return world;
};
