import {
  demoAgentName,
  demoPropertyId,
  demoPropertyScenesOf,
  demoUsers,
  PropertyDraft,
} from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';
import { type ExpectOwner, listedAt } from './demo-owner';
import { demoProperties } from './demo-properties';
import type { DemoProperty } from './demo-property';
import { pictureOfScene } from './picture-of-scene';

export interface PropertySeedDeps extends Pick<ServiceDeps, 'db' | 'inTransaction'> {
  expectOwner: ExpectOwner;
  storeProperty: (
    trx: Knex.Transaction,
    property: { id: string; fields: PropertyDraft; provider: Owner; now: Date },
  ) => Promise<unknown>;
}

/** The drawn scenes of a property: the outside, then the inside. */
const picturesOf = (demo: DemoProperty): Pick<PropertyDraft, 'images' | 'pictures'> => {
  const ofType = demoProperties.filter(({ type }) => type === demo.type);
  const scenes = demoPropertyScenesOf(demo.type, ofType.indexOf(demo));
  return { images: scenes.map(({ path }) => path), pictures: scenes.map(pictureOfScene) };
};

const fieldsOf = (demo: DemoProperty): PropertyDraft => ({
  ...PropertyDraft.parse({
    ...demo,
    propertyType: demo.type,
    rentPerSqFt: demo.rent,
    securityDeposit: demo.rent === null ? null : (demo.rent * demo.area * demo.depositMonths).toFixed(2),
    isAvailable: !demo.isLet,
  }),
  ...picturesOf(demo),
});

/** Inserts the demo's properties into a catalog without properties, each with its event. */
export const makeSeedProperties =
  ({ db, inTransaction, expectOwner, storeProperty }: PropertySeedDeps) =>
  async (): Promise<void> => {
    if (await db('property_listings').first('id')) return;
    await inTransaction(async (trx) => {
      const provider = await expectOwner(trx, { id: demoUsers.agent.id, name: demoAgentName, role: 'agent' });
      for (const demo of demoProperties)
        await storeProperty(trx, {
          id: demoPropertyId(demo.n),
          fields: fieldsOf(demo),
          provider,
          now: listedAt(demo.listed, demo.n),
        });
    });
  };
