import { endpoint, raw } from '@setu/protocol';

export const downloadMindmap = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/mindmap/pdf',
  summary: 'Returns the platform overview as a PDF.',
  access: 'public',
  response: { 200: raw('application/pdf') },
});
