import { randomUUID } from 'node:crypto';
import { userUpdatedV1 } from '@setu/contracts';
import {
  envelopeOf,
  publishEvent,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import { catalogService } from '../src/app';

/** What a brand sends; unique by its title. */
export const aDraft = (with_: Record<string, unknown> = {}) => ({
  title: `Chai kiosk ${randomUUID()}`,
  description: 'A kiosk for railway platforms.',
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  minInvestment: '500000',
  maxInvestment: 900000,
  expectedROI: '24.5',
  areaRequired: 150,
  supportProvided: 'Two weeks of training.',
  trainingIncluded: true,
  marketingSupport: false,
  territories: ['Mumbai', 'Pune'],
  images: [],
  documents: [],
  isActive: true,
  featured: false,
  ...with_,
});

/** Creates a franchise through the API; answers its body. */
export const addFranchise = async (
  service: TestService,
  as: TestUser,
  with_: Record<string, unknown> = {},
) => {
  const reply = await service.call('POST', '/api/franchises', { as, body: aDraft(with_) });
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return reply.body;
};

/** A fact of identity about a user. */
export const aUserFact = (user: { id: string }, with_: Record<string, unknown> = {}) =>
  envelopeOf(userUpdatedV1, user.id, {
    id: user.id,
    version: 1,
    role: 'brand',
    firstName: null,
    lastName: null,
    displayName: `Brand ${user.id.slice(0, 8)}`,
    ...with_,
  });

export const tellUser = (broker: TestBroker, user: { id: string }, with_: Record<string, unknown> = {}) =>
  publishEvent(broker.url, userUpdatedV1, aUserFact(user, with_));

/** A real catalog on a database and broker of its own. */
export const startCatalog = async (options: { demo?: boolean } = {}) => {
  const broker = await startTestBroker();
  const service = await startTestService(catalogService, { broker, ...options });
  return {
    broker,
    service,
    stop: async () => {
      await service.stop();
      await broker.stop();
    },
  };
};
export type Catalog = Awaited<ReturnType<typeof startCatalog>>;
