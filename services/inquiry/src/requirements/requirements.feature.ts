import { feature } from '@setu/service-kit';
import { findActiveRequirement } from './requirement.model';
import { requirementsConsumer } from './requirements.consumer';

/** Catalog's requirements, as offers need them. */
export const requirements = feature({
  name: 'requirements',
  build: () => ({ consumers: [requirementsConsumer], gives: { findRequirement: findActiveRequirement } }),
});
