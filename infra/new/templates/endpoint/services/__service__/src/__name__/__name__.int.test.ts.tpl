import { type ServiceAlone, someone, startServiceAlone } from '@setu/service-kit/test';
import { {{constant}} } from '../app';

let alone: ServiceAlone;
beforeAll(async () => {
  alone = await startServiceAlone({{constant}});
});
afterAll(() => alone?.stop());

test('GET /api/{{name}} answers a user who is signed in', async () => {
  const user = someone('investor');
  const reply = await alone.service.call('GET', '/api/{{name}}', { as: user });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ userId: user.id, at: expect.any(String) });
});

test('GET /api/{{name}} refuses a visitor', async () => {
  expect((await alone.service.call('GET', '/api/{{name}}')).status).toBe(401);
});
