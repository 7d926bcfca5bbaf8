import { allEndpoints } from './all-endpoints';

test.each([
  ['GET /api/auth/user', 'signed-in'],
  ['GET /api/admin/user', 'admin'],
  ['POST /api/admin/login', 'public'],
  ['POST /api/admin/logout', 'public'],
  ['GET /api/franchises', 'public'],
  ['GET /api/franchises/:id', 'public'],
  ['POST /api/franchises', ['brand']],
  ['GET /api/my-franchises', ['brand']],
  ['GET /api/my-requirements', ['brand']],
  ['POST /api/requirements', ['brand']],
  ['GET /api/inquiries', 'signed-in'],
  ['POST /api/inquiries', ['investor', 'agent', 'brand', 'admin']],
  ['GET /api/admin/stats', 'admin'],
  ['GET /api/admin/users', 'admin'],
  ['GET /api/admin/inquiries', 'admin'],
  ['GET /api/admin/content', 'admin'],
  ['PATCH /api/admin/users/:userId/role', 'admin'],
  ['POST /api/admin/content', 'admin'],
  ['PATCH /api/admin/content/:id', 'admin'],
  ['DELETE /api/admin/content/:id', 'admin'],
  ['GET /api/agent/profile', ['agent']],
  ['POST /api/agent/profile', ['agent']],
  ['GET /api/demands', ['agent']],
  ['GET /api/agent/assignments', ['agent', 'brand']],
  ['GET /api/login', 'public'],
  ['GET /api/logout', 'public'],
  ['GET /api/mindmap/pdf', 'public'],
])('the specified call %s exists for %j', (call, access) => {
  const found = allEndpoints.find(({ method, path }) => `${method} ${path}` === call);
  expect(found?.access).toEqual(access);
});
