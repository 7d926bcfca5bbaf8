import { startTestBroker, startTestService, type TestBroker, type TestService } from '@setu/service-kit/test';
import { aNetwork, factsAbout, identityService, register } from '../../test/builders';

let broker: TestBroker;
let service: TestService;
beforeAll(async () => {
  broker = await startTestBroker();
  service = await startTestService(identityService, { broker });
});
afterAll(async () => {
  await service.stop();
  await broker.stop();
});

const makeAdmin = async (address?: string) => {
  const command = service.running.commands['make-admin'];
  if (!command) throw new Error('identity has no command make-admin');
  return command(address);
};

test('a registered user becomes an administrator, who can log in; the neighbours hear of it', async () => {
  const { sent, user } = await register(service);
  expect(await makeAdmin(sent.email.toUpperCase())).toContain('is an administrator now');
  const reply = await service.call('POST', '/api/admin/login', {
    body: { email: sent.email, password: sent.password },
    headers: aNetwork(),
  });
  expect(reply.status).toBe(200);
  const facts = await factsAbout(service, user.id);
  expect(facts.map(({ type }) => type)).toEqual([
    'identity.user-registered.v1',
    'identity.user-updated.v1',
    'identity.user-role-changed.v1',
  ]);
  expect(facts.at(-1)?.envelope.data).toMatchObject({ from: 'investor', to: 'admin', version: 2 });
  expect(await makeAdmin(sent.email)).toContain('already');
  expect(await factsAbout(service, user.id)).toHaveLength(3);
});

test.each([undefined, '', 'not an address', 'nobody@people.test'])(
  '%s makes nobody an administrator',
  async (address) => {
    await expect(makeAdmin(address)).rejects.toThrow();
    expect(
      await service.running
        .db('users')
        .where({ role: 'admin' })
        .andWhere('email', address ?? ''),
    ).toEqual([]);
  },
);
