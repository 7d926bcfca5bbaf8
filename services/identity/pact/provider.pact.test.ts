import { pactsFor, startServiceAlone, verifyPact } from '@setu/service-kit/test';
import { makeIdentityService } from '../src/app';
import { readSettings } from '../src/env';
import type { Identity } from '../test/builders';
import { type Mailbox, startMailbox } from '../test/mailbox';
import { makeWorld } from './states';

/** Consumers that must have a pact with identity. */
const consumers = ['agent', 'catalog', 'content', 'gateway', 'inquiry', 'mfe-admin', 'shell'];

const pacts = pactsFor('identity');
let mailbox: Mailbox;
let identity: Identity;
beforeAll(async () => {
  mailbox = await startMailbox();
  identity = await startServiceAlone(makeIdentityService(readSettings({ SMTP_URL: mailbox.url })));
});
afterAll(async () => {
  await identity?.stop();
  await mailbox?.stop();
});

test('every consumer that is known has a pact with identity', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

test.each(pacts)('identity satisfies its pact with $consumer', async (pact) => {
  const world = makeWorld(identity.service);
  await verifyPact('identity', pact, identity.service, world);
});
