import { feature } from '@setu/service-kit';
import { findActiveRequirement } from './requirement.model';
import { requirementsConsumer } from './requirements.consumer';

/** The fields of catalog's requirements that offers need. */
export const requirements = feature({
  name: 'requirements',
  build: () => ({ consumers: [requirementsConsumer], gives: { findRequirement: findActiveRequirement } }),
});
