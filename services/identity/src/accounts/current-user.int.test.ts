import { someone, type TestService } from '@setu/service-kit/test';
import { register, setUpIdentity } from '../../test/builders';

const identity = setUpIdentity();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

test.each(['investor', 'brand', 'agent'])('a signed-in %s reads their own account', async (role) => {
  const { user, reply: registered } = await register(service, { role });
  const reply = await service.call('GET', '/api/auth/user', { as: user });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual(registered.body);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('the current user has the role of the account, not the role of an older session', async () => {
  const { user } = await register(service);
  await service.running.db('users').where({ id: user.id }).update({ role: 'admin' });
  expect((await service.call('GET', '/api/auth/user', { as: user })).body.role).toBe('admin');
});

test.each([
  ['nobody', null],
  ['somebody whose account is gone', someone('investor')],
])('reading the current user as %s answers 401', async (_who, as) => {
  const reply = await service.call('GET', '/api/auth/user', { as });
  expect(reply.status).toBe(401);
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
  expect(reply.body).toMatchObject({ title: 'Unauthorized', code: 'unauthenticated' });
});

test('a caller token that the gateway did not sign is refused', async () => {
  const reply = await service.call('GET', '/api/auth/user', { headers: { 'x-caller-token': 'a.b.c' } });
  expect(reply.status).toBe(401);
});
