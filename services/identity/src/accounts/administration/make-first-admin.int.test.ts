import type { TestService } from '@setu/service-kit/test';
import { aNetwork, eventsAbout, register, setUpIdentity } from '../../../test/builders';

const identity = setUpIdentity();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

const makeAdmin = async (address?: string) => {
  const command = service.running.commands['make-admin'];
  if (!command) throw new Error('identity has no command make-admin');
  return command(address);
};

test('a registered user becomes an administrator who can log in, and an event is published', async () => {
  const { sent, user } = await register(service);
  expect(await makeAdmin(sent.email.toUpperCase())).toContain('is an administrator now');
  const reply = await service.call('POST', '/api/admin/login', {
    body: { email: sent.email, password: sent.password },
    headers: aNetwork(),
  });
  expect(reply.status).toBe(200);
  const events = await eventsAbout(service, user.id);
  expect(events.map(({ type }) => type)).toEqual([
    'identity.user-registered.v1',
    'identity.user-updated.v1',
    'identity.user-role-changed.v1',
  ]);
  expect(events.at(-1)?.envelope.data).toMatchObject({ from: 'investor', to: 'admin', version: 2 });
  expect(await makeAdmin(sent.email)).toContain('already');
  expect(await eventsAbout(service, user.id)).toHaveLength(3);
});

const noAddress = 'Name the email address of a registered user: make-admin <email>';
test.each([
  [undefined, noAddress],
  ['', noAddress],
  ['not an address', noAddress],
  ['nobody@people.test', 'Nobody is registered as nobody@people.test'],
])('make-admin refuses the address %s and changes no user', async (address, reason) => {
  await expect(makeAdmin(address)).rejects.toThrow(reason);
  expect(
    await service.running
      .db('users')
      .where({ role: 'admin' })
      .andWhere('email', address ?? ''),
  ).toEqual([]);
});
