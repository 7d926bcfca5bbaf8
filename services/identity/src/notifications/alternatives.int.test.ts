import { randomBytes, randomUUID } from 'node:crypto';
import { alternativesFoundV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, eventually } from '@setu/service-kit/test';
import { confirmAddress, register } from '../../test/builders';
import { setUpIdentityWithMailbox } from '../../test/with-mailbox';

const { identity, mailbox } = setUpIdentityWithMailbox({
  TWO_STEP_KEY: randomBytes(32).toString('base64url'),
});

const [first, second] = [randomUUID(), randomUUID()];
const handle = async (userId: string, id: string = randomUUID()) => {
  const consumer = identity.service.running.consumers.find(({ from }) => from === 'catalog');
  if (!consumer) throw new Error('identity does not consume events of catalog');
  const data = {
    id,
    version: 1,
    userId,
    franchiseId: randomUUID(),
    title: 'Chai kiosk',
    alternativeIds: [first, second],
    alternativeTitles: ['Idli Ink Tiffin Room', 'Filter Coffee Window'],
  };
  await handleEvent(identity.db, consumer, JSON.stringify(envelopeOf(alternativesFoundV1, id, data)));
};
const subject = 'No answer yet about Chai kiosk';

/** An investor with a confirmed address. */
const investor = async () => {
  const { sent, user } = await register(identity.service);
  await confirmAddress(identity.service, user);
  return { email: sent.email, user };
};

test('an investor without an answer gets the alternatives by mail, once', async () => {
  const { email, user } = await investor();
  const inquiry = randomUUID();
  for (let times = 0; times < 3; times += 1) await handle(user.id, inquiry);
  const { text } = await mailbox.mailTo(email, { subject });
  expect(text).toContain(`Idli Ink Tiffin Room: https://setu.example/franchises/${first}`);
  expect(text).toContain(`https://setu.example/compare?ids=${first},${second}`);
  expect(text).toContain('Turn off mail about inquiries and replies');
  const rows = await identity.db('mails').where({ kind: 'alternatives', user_id: user.id });
  expect(rows).toHaveLength(1);
});

test('nobody who turned such mail off, did not confirm the address, or deleted the account gets it', async () => {
  const off = await investor();
  await identity.service.call('PATCH', '/api/settings/mail', { as: off.user, body: { inquiries: false } });
  const { user: unconfirmed } = await register(identity.service);
  const last = await investor();
  for (const id of [off.user.id, unconfirmed.id, randomUUID(), last.user.id]) await handle(id);
  await mailbox.mailTo(last.email, { subject });
  // The queue sends the oldest first, so the others would have arrived.
  const waiting = () =>
    identity.db('mails').where({ kind: 'alternatives' }).whereIn('state', ['waiting', 'sending']);
  await eventually(async () => expect(await waiting()).toEqual([]));
  const recipients = mailbox.mails
    .filter((mail) => mail.subject === subject)
    .map(({ to }) => JSON.stringify(to));
  expect(recipients.join()).not.toContain(off.email);
});
