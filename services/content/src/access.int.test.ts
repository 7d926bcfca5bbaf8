import { randomUUID } from 'node:crypto';
import { allEndpoints, userRoles } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { setUpContent } from '../test/builders';

const content = setUpContent();

const calls = allEndpoints.filter(({ service }) => service === 'content');
const pathOf = (path: string) => path.replace(':id', randomUUID());
const bodyOf = (method: string) => (method === 'GET' || method === 'DELETE' ? {} : { body: {} });
const statusAs = async (
  { method, path }: (typeof calls)[number],
  role: (typeof userRoles)[number] | null,
  kind: 'user' | 'admin' = 'user',
) => {
  const headers = role ? await content.service.callers.headersFor(someone(role), kind) : {};
  return (await content.service.call(method, pathOf(path), { ...bodyOf(method), headers })).status;
};
const refused = [401, 403];

it('content answers every call of its contracts', () => {
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /api/admin/content/:id',
    'DELETE /api/uploads/:id',
    'GET /api/admin/activity',
    'GET /api/admin/consultations',
    'GET /api/admin/contact',
    'GET /api/admin/content',
    'GET /api/admin/settings',
    'GET /api/admin/stats',
    'GET /api/admin/stats/trends',
    'GET /api/analytics/my-franchises',
    'GET /api/analytics/my-franchises/:id/funnel',
    'GET /api/attachments/:id',
    'GET /api/attachments/:id/:file',
    'GET /api/content',
    'GET /api/content/settings',
    'GET /api/insights',
    'GET /api/media/:id',
    'GET /api/media/:id/:file',
    'GET /api/mindmap/pdf',
    'GET /api/own-data/content',
    'GET /api/stats/platform',
    'PATCH /api/admin/content/:id',
    'PATCH /api/admin/settings',
    'POST /api/admin/content',
    'POST /api/admin/content/:id/restore',
    'POST /api/analytics',
    'POST /api/consultations',
    'POST /api/contact',
    'POST /api/uploads',
    'POST /api/uploads/:id/bytes',
    'POST /api/uploads/:id/complete',
  ]);
});

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  const isFor = (role: (typeof userRoles)[number]) =>
    call.access === 'public' ||
    call.access === 'signed-in' ||
    (call.access !== 'admin' && call.access.includes(role));

  it('a visitor gets 401 unless the call is public', async () => {
    const status = await statusAs(call, null);
    if (call.access === 'public') expect(refused).not.toContain(status);
    else expect(status).toBe(401);
  });

  it.each(userRoles)('the role %s gets 403 unless the call allows it', async (role) => {
    const status = await statusAs(call, role);
    if (isFor(role)) expect(refused).not.toContain(status);
    else expect(status).toBe(403);
  });

  it('an administrator session gets 403 unless the call allows it', async () => {
    const status = await statusAs(call, 'admin', 'admin');
    if (call.access === 'admin' || isFor('admin')) expect(refused).not.toContain(status);
    else expect(status).toBe(403);
  });
});

it('the refused calls stored nothing', async () => {
  expect(await content.db('activity')).toEqual([]);
  expect(await content.db('consultations')).toEqual([]);
  expect(await content.db('contact_messages')).toEqual([]);
  expect(await content.db('analytics')).toEqual([]);
  expect(await content.db('uploads')).toEqual([]);
});
