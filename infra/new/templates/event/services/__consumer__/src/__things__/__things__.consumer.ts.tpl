import { {{constant}} } from '@setu/contracts';
import { projection } from '@setu/service-kit';

/** Keeps the projection of {{producer}}'s {{things}}; an older event never replaces a newer row. */
export const {{consumerConstant}} = projection({
  name: '{{producer}}-{{things}}',
  from: '{{producer}}',
  events: [{{constant}}],
  table: '{{table}}',
  key: 'id',
  fields: [],
});
