import { z } from 'zod';
import { endpoint } from '../endpoint';
import { UserId } from '../ids';

export const get{{Name}} = endpoint({
  service: '{{service}}',
  method: 'GET',
  path: '/api/{{name}}',
  summary: '{{title}}.',
  access: 'signed-in',
  response: { 200: z.object({ userId: UserId, at: z.iso.datetime() }) },
});
