import { feature } from '@setu/service-kit';
import { findShownFranchise } from './find-franchise';
import { franchisesConsumer } from './franchises.consumer';
import { inquiriesConsumer } from './inquiries.consumer';
import { propertiesConsumer } from './properties.consumer';
import { usersConsumer } from './users.consumer';

/** Projections of other services that the audit trail, statistics and views need. */
export const projections = feature({
  name: 'projections',
  build: () => ({
    consumers: [usersConsumer, franchisesConsumer, propertiesConsumer, inquiriesConsumer],
    gives: { findFranchise: findShownFranchise },
  }),
});
