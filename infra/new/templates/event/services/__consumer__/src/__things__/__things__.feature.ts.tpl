import { feature } from '@setu/service-kit';
import { {{consumerConstant}} } from './{{things}}.consumer';

/** {{producer}}'s {{things}}, as this service needs them. */
export const {{camel}} = feature({
  name: '{{things}}',
  build: () => ({ consumers: [{{consumerConstant}}] }),
});
