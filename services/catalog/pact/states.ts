import { randomUUID } from 'node:crypto';
import { someone, type TestService, type TestUser } from '@setu/service-kit/test';
import { z } from 'zod';
import { addFranchise } from '../test/builders';

/** Parameters of a state: an id the consumer asks for, how many, and fields as a brand sends them. */
const Parameters = z.looseObject({ id: z.guid().optional(), count: z.int().min(1).default(1) });
type StateHandler = (parameters?: unknown) => Promise<undefined>;

interface World {
  /** The last fact the catalog recorded. */
  lastFact: () => Promise<unknown>;
  states: Record<string, StateHandler>;
}

/** What consumers' pacts presuppose, made by the same calls that make it in production. */
export const makeWorld = (service: TestService): World => {
  const { db } = service.running;
  const noFranchise = async () => {
    await db('franchise_opportunities').delete();
    return undefined;
  };
  /** A consumer names the id it asks for; the API gives out its own, so the row is renamed. */
  const addAs = async (brand: TestUser, fields: Record<string, unknown> = {}, id: string = randomUUID()) => {
    const created = await addFranchise(service, brand, fields);
    await db('franchise_opportunities').where({ id: created.id }).update({ id });
    return id;
  };
  const franchisesExist: StateHandler = async (parameters) => {
    const { id, count, ...fields } = Parameters.parse(parameters ?? {});
    await noFranchise();
    const brand = someone('brand');
    for (let n = 0; n < count; n += 1) await addAs(brand, fields, n === 0 ? id : undefined);
    return undefined;
  };
  return {
    lastFact: async () => (await service.outbox()).at(-1)?.envelope,
    states: {
      'a franchise exists': franchisesExist,
      'franchises exist': franchisesExist,
      'no franchise exists': noFranchise,
      'a brand creates an active franchise': async () => {
        await addAs(someone('brand'));
        return undefined;
      },
      'a brand makes its franchise inactive': async () => {
        const brand = someone('brand');
        const id = await addAs(brand);
        await service.call('PATCH', `/api/franchises/${id}`, { as: brand, body: { isActive: false } });
        return undefined;
      },
    },
  };
};
