import { productTexts } from '@setu/contracts';
import { joinFeatures, type ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';

/** {{title}}. */
export const {{name}}Service: ServiceDefinition = {
  name: '{{name}}',
  texts: productTexts,
  migrations,
  build: joinFeatures({ features: [] }),
};
