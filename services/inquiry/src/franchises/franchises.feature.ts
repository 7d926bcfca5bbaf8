import { feature } from '@setu/service-kit';
import { findActiveFranchise } from './franchise.model';
import { franchisesConsumer } from './franchises.consumer';

/** The fields of catalog's franchises that inquiries need. */
export const franchises = feature({
  name: 'franchises',
  build: () => ({ consumers: [franchisesConsumer], gives: { findFranchise: findActiveFranchise } }),
});
