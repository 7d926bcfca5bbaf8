import { productTexts } from '@setu/contracts';
import type { ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';

/** {{title}}. */
export const {{name}}Service: ServiceDefinition = {
  name: '{{name}}',
  texts: productTexts,
  migrations,
  build: () => ({ routes: [], consumers: [] }),
};
