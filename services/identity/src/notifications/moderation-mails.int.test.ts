import { randomUUID } from 'node:crypto';
import { listingModeratedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf } from '@setu/service-kit/test';
import { register } from '../../test/builders';
import { setUpIdentityWithMailbox } from '../../test/with-mailbox';

const { identity, mailbox } = setUpIdentityWithMailbox();

const hidden = 'One of your listings was hidden';
const restored = 'One of your listings is shown again';

const eventFor = (ownerId: string, isHidden: boolean) =>
  JSON.stringify(
    envelopeOf(listingModeratedV1, randomUUID(), {
      id: randomUUID(),
      version: 2,
      kind: 'franchise',
      title: 'Chai kiosk',
      isHidden,
      reason: isHidden ? 'The ROI is wrong.' : null,
      byUserId: randomUUID(),
      ownerId,
    } as never),
  );
const handle = async (event: string) => {
  const consumer = identity.service.running.consumers.find(({ from }) => from === 'catalog');
  if (!consumer) throw new Error('identity does not consume events of catalog');
  await handleEvent(identity.db, consumer, event);
};
const subjectsTo = (email: string) =>
  mailbox.mails.filter(({ to }) => JSON.stringify(to).includes(email)).map(({ subject }) => subject);

test('an owner gets one mail about a hidden listing for a repeated event, and another when it is restored', async () => {
  const { sent, user } = await register(identity.service, { role: 'brand', brandName: 'Chai Chaupal' });
  const event = eventFor(user.id, true);
  for (let times = 0; times < 3; times += 1) await handle(event);
  const mail = await mailbox.mailTo(sent.email, { subject: hidden });
  expect(mail.text).toContain('https://setu.example/dashboard');
  await handle(eventFor(user.id, false));
  await mailbox.mailTo(sent.email, { subject: restored });
  expect(subjectsTo(sent.email).filter((subject) => subject === hidden)).toHaveLength(1);
});

test('no mail is sent about a listing whose owner deleted the account', async () => {
  await handle(eventFor(randomUUID(), true));
  expect(
    await identity.db('mails').where({ kind: 'listing-hidden' }).whereIn('state', ['waiting', 'sending']),
  ).toEqual([]);
});
