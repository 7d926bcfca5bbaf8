import type { ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { BaseModel } from './base-model';
import { findActiveFranchise } from './franchises/franchise.model';
import { franchisesConsumer } from './franchises/franchises.consumer';
import { makeSeed } from './inquiries/demo-inquiries';
import { inquiryRoutes } from './inquiries/inquiry.routes';
import { peopleConsumer } from './people/people.consumer';

/** Inquiries between those who look for a franchise and the brands that own them. */
export const inquiryService: ServiceDefinition = {
  name: 'inquiry',
  migrations,
  build: (deps) => {
    BaseModel.knex(deps.db);
    return {
      routes: inquiryRoutes({ ...deps, findFranchise: findActiveFranchise }),
      consumers: [franchisesConsumer, peopleConsumer],
      seed: makeSeed(deps),
    };
  },
};
