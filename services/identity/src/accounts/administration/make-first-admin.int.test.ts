import { startServiceAlone, type TestService } from '@setu/service-kit/test';
import {
  aNetwork,
  callAsAdmin,
  confirmAddress,
  eventsAbout,
  makeAdmin as makeAdministrator,
  register,
} from '../../../test/builders';
import { setUpIdentityWithMailbox } from '../../../test/with-mailbox';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';

const { identity } = setUpIdentityWithMailbox();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

const makeAdmin = async (address?: string, of = service) => {
  const command = of.running.commands['make-admin'];
  if (!command) throw new Error('identity has no command make-admin');
  return command(address);
};

test('a registered user becomes an administrator who can log in, and an event is published', async () => {
  const { sent, user } = await register(service);
  await confirmAddress(service, user);
  expect(await makeAdmin(sent.email.toUpperCase())).toBe(
    `${sent.email} is an administrator now, and logs in at /admin/login`,
  );
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

test('make-admin refuses an unconfirmed address, because another person may have registered it', async () => {
  const { sent, user } = await register(service);
  await expect(makeAdmin(sent.email)).rejects.toThrow('has not confirmed their email address');
  expect(await service.running.db('users').where({ id: user.id }).first()).toMatchObject({
    role: 'investor',
  });
});

test('an administrator cannot assign the role admin to an account with an unconfirmed address', async () => {
  const [admin, { user }] = [await makeAdministrator(service), await register(service)];
  const change = (role: string) =>
    callAsAdmin(service, admin.user, 'PATCH', `/api/admin/users/${user.id}/role`, { role });
  expect(await change('admin')).toMatchObject({ status: 409, body: { code: 'user_unconfirmed' } });
  expect((await change('brand')).status).toBe(200);
  await confirmAddress(service, user);
  expect((await change('admin')).status).toBe(200);
});

test('without a mail server addresses cannot be confirmed, so make-admin prints who registered the account', async () => {
  const silent = await startServiceAlone(makeIdentityService(readSettings({})));
  const { sent } = await register(silent.service, { firstName: 'Asha', lastName: 'Kulkarni' });
  expect(await makeAdmin(sent.email, silent.service)).toMatch(
    /is an administrator now.*\nNo mail server is set.*: Asha Kulkarni, \d{4}-/,
  );
  await silent.stop();
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
