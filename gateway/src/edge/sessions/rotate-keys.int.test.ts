import { getCurrentUser, productTexts } from '@setu/contracts';
import { route, type ServiceDefinition } from '@setu/service-kit';
import {
  createTestDatabase,
  makeCallers,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestDatabase,
  type TestService,
} from '@setu/service-kit/test';
import { startTestGateway, type TestGateway, user } from '../../../test/test-gateway';

let gateway: TestGateway;
let broker: TestBroker;
let database: TestDatabase;
const running: { stop: () => Promise<void> }[] = [];
beforeAll(async () => {
  [gateway, broker, database] = await Promise.all([
    startTestGateway(),
    startTestBroker(),
    createTestDatabase(),
  ]);
});
afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  await Promise.all([gateway?.stop(), broker?.stop()]);
  await database?.drop();
});

/** Another gateway on the same database, like a further instance of a cluster. */
const startGateway = async (extra: Record<string, string>): Promise<TestGateway> => {
  const further = await startTestGateway(extra, { beside: gateway });
  running.push(further);
  return further;
};
const currentUser = async ({ send }: TestGateway, cookie: string) =>
  (await send('/api/auth/user', { headers: { cookie } })).status;

describe('session keys are rotated without ending a session', () => {
  const [old, next] = ['the-old-secret-of-sessions', 'the-next-secret-of-sessions'];
  /** The key lists of the gateways after each step of the runbook. */
  const steps = [old, `${old},${next}`, `${next},${old}`, next];

  it('gateways of two consecutive steps accept each other’s cookies', async () => {
    const gateways = await Promise.all(steps.map((keys) => startGateway({ SESSION_KEYS: keys })));
    const pairs = gateways.slice(1).map((after, index) => [gateways[index] ?? after, after] as const);
    for (const [before, after] of pairs) {
      expect(await currentUser(after, await before.signIn())).toBe(200);
      expect(await currentUser(before, await after.signIn())).toBe(200);
    }
    const [first, , , last] = gateways;
    // At the end of the rotation the old secret no longer signs.
    if (first && last) expect(await currentUser(last, await first.signIn())).toBe(401);
  });
});

describe('the key of caller tokens is rotated without a failed call', () => {
  const [old, next] = [makeCallers(), makeCallers()];
  /** Returns the caller, and refuses callers that it cannot verify, like identity. */
  const whoCalls: ServiceDefinition = {
    name: 'identity',
    texts: productTexts,
    migrations: [],
    build: () => ({
      routes: [route(getCurrentUser, () => getCurrentUser.response[200].parse(user))],
      consumers: [],
    }),
  };
  const startWithKeys = async (keys: string): Promise<TestService> => {
    const service = await startTestService(whoCalls, { broker, database, env: { CALLER_PUBLIC_KEY: keys } });
    running.push(service);
    return service;
  };

  it('gateways and services of the same step of a rotation accept each other', async () => {
    const cookie = await gateway.signIn();
    const services = {
      old: await startWithKeys(old.publicKey),
      both: await startWithKeys(`${old.publicKey},${next.publicKey}`),
      next: await startWithKeys(next.publicKey),
    };
    const statusOf = async (signing: typeof old, service: keyof typeof services) => {
      const signer = await startGateway({
        CALLER_PRIVATE_KEY: signing.privateKey,
        IDENTITY_URL: services[service].url,
      });
      return currentUser(signer, cookie);
    };
    // First the services get the next key in addition to the old one, …
    expect(await statusOf(old, 'old')).toBe(200);
    expect(await statusOf(old, 'both')).toBe(200);
    // … then the gateways sign with it, …
    expect(await statusOf(next, 'both')).toBe(200);
    // … and then the services drop the old key.
    expect(await statusOf(next, 'next')).toBe(200);
    // In another order calls would fail.
    expect(await statusOf(next, 'old')).toBe(401);
    expect(await statusOf(old, 'next')).toBe(401);
  });
});
