import { feature } from '@setu/service-kit';
import { {{camel}}Routes } from './{{name}}.routes';

/** {{title}}. */
export const {{camel}} = feature({
  name: '{{name}}',
  build: (deps) => ({ routes: {{camel}}Routes(deps) }),
});
