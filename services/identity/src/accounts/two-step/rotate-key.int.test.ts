import { randomBytes } from 'node:crypto';
import {
  createTestDatabase,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestDatabase,
  type TestService,
} from '@setu/service-kit/test';
import { Secret, TOTP } from 'otpauth';
import { aNetwork, register } from '../../../test/builders';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';

let broker: TestBroker;
let database: TestDatabase;
beforeAll(async () => {
  [broker, database] = await Promise.all([startTestBroker(), createTestDatabase()]);
});
afterAll(() => Promise.all([broker.stop(), database.drop()]));

const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) };
const makeKey = () => randomBytes(32).toString('base64url');
const [oldKey, newKey] = [makeKey(), makeKey()];

/** Runs identity with these keys on the same database, as after a restart. */
const withKeys = async <T>(
  keys: readonly string[],
  use: (service: TestService) => Promise<T>,
): Promise<T> => {
  const definition = makeIdentityService(readSettings({ TWO_STEP_KEY: keys.join(',') }));
  const service = await startTestService(definition, { broker, database, clock });
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
};
const post = (service: TestService, path: string, body: unknown) =>
  service.call('POST', path, { body, headers: aNetwork() });
/** The code of a later step, because no code works twice. */
const nextCode = (secret: string) => {
  clock.ahead += 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
};

const turnOn = async (service: TestService) => {
  const { sent, user } = await register(service);
  const as = { as: user, headers: aNetwork() };
  const body = { currentPassword: sent.password };
  const { secret } = (await service.call('POST', '/api/auth/two-step/set-up', { ...as, body })).body;
  const confirmed = await service.call('POST', '/api/auth/two-step', {
    ...as,
    body: { code: nextCode(secret) },
  });
  return { sent, secret: secret as string, recoveryCodes: confirmed.body.recoveryCodes as string[] };
};
type Person = Awaited<ReturnType<typeof turnOn>>;

/** Status of a sign-in with a code. */
const signIn = async (service: TestService, { sent }: Person, code: string): Promise<number> => {
  const { body } = await post(service, '/api/login', { email: sent.email, password: sent.password });
  return (await post(service, '/api/login/code', { ticket: body.ticket, code })).status;
};

test('no sign-in fails while the key changes, and the old key is not needed after the secrets are sealed again', async () => {
  const person = await withKeys([oldKey], turnOn);
  const [first = '', second = '', third = ''] = person.recoveryCodes;

  const later = await withKeys([oldKey, newKey], async (service) => {
    expect(await signIn(service, person, nextCode(person.secret))).toBe(200);
    return turnOn(service);
  });
  await withKeys([newKey, oldKey], async (service) => {
    for (const one of [person, later]) expect(await signIn(service, one, nextCode(one.secret))).toBe(200);
    expect(await signIn(service, person, first)).toBe(200);
    expect(await signIn(service, person, first)).toBe(400);
    const reseal = service.running.commands['reseal-two-step'];
    expect(await reseal?.(undefined)).toBe('2 secrets were sealed with the first key of TWO_STEP_KEY');
    expect(await reseal?.(undefined)).toBe('0 secrets were sealed with the first key of TWO_STEP_KEY');
    expect(await signIn(service, person, second)).toBe(200);
  });
  await withKeys([newKey], async (service) => {
    expect(await signIn(service, person, nextCode(person.secret))).toBe(200);
    expect(await signIn(service, later, nextCode(later.secret))).toBe(200);
    // Recovery codes do not work, because they are hashed with the earlier key.
    expect(await signIn(service, person, third)).toBe(400);
  });
});
