import type { ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';

/** {{title}}. */
export const {{name}}Service: ServiceDefinition = {
  name: '{{name}}',
  migrations,
  build: () => ({ routes: [], consumers: [] }),
};
