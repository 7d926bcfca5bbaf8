import { feature } from '@setu/service-kit';
import { findActiveFranchise } from './franchise.model';
import { franchisesConsumer } from './franchises.consumer';

/** Catalog's franchises, as inquiries need them. */
export const franchises = feature({
  name: 'franchises',
  build: () => ({ consumers: [franchisesConsumer], gives: { findFranchise: findActiveFranchise } }),
});
