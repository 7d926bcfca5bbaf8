import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { Instant, UserId } from '../values/ids';

export const get{{Name}} = endpoint({
  service: '{{service}}',
  method: 'GET',
  path: '/api/{{name}}',
  summary: '{{title}}.',
  access: 'signed-in',
  response: { 200: z.object({ userId: UserId, at: Instant }) },
});
