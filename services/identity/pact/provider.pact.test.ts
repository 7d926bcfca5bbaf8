import { randomBytes } from 'node:crypto';
import { pactsFor, startServiceAlone, verifyPact } from '@setu/service-kit/test';
import { makeIdentityService } from '../src/app';
import { readSettings } from '../src/env';
import type { Identity } from '../test/builders';
import { type Mailbox, startMailbox } from '../test/mailbox';
import { startTextGateway, type TestTextGateway } from '../test/text-gateway';
import { makeWorld } from './states';

/** Consumers that must have a pact with identity. */
const consumers = [
  'agent',
  'catalog',
  'content',
  'gateway',
  'inquiry',
  'mfe-account',
  'mfe-admin',
  'mfe-investor',
  'mfe-public',
  'shell',
];

const pacts = pactsFor('identity');
const key = randomBytes(32);
let mailbox: Mailbox;
let gateway: TestTextGateway;
let identity: Identity;
beforeAll(async () => {
  [mailbox, gateway] = await Promise.all([startMailbox(), startTextGateway()]);
  identity = await startServiceAlone(
    makeIdentityService(
      readSettings({
        SMTP_URL: mailbox.url,
        SMS_URL: gateway.url,
        SMS_TOKEN: 'a-token-of-the-gateway',
        TWO_STEP_KEY: key.toString('base64url'),
        VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
      }),
    ),
  );
});
afterAll(async () => {
  await identity?.stop();
  await Promise.all([mailbox?.stop(), gateway?.stop()]);
});

test('every known consumer has a pact with identity', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

test.each(pacts)('identity satisfies its pact with $consumer', async (pact) => {
  const world = makeWorld(identity.service, key);
  await verifyPact('identity', pact, identity.service, world);
});
