import type { TestUser } from '@setu/service-kit/test';
import { callAsAdmin, makeAdmin, register } from '../../../test/builders';
import { setUpIdentityWithMailbox } from '../../../test/with-mailbox';

const { identity, mailbox } = setUpIdentityWithMailbox();
let admin: TestUser;
beforeAll(async () => {
  ({ user: admin } = await makeAdmin(identity.service));
});

const suspended = 'Your account was suspended';
const restored = 'Your account is restored';

const decide = (userId: string, what: 'suspend' | 'restore', body?: unknown) =>
  callAsAdmin(identity.service, admin, 'POST', `/api/admin/users/${userId}/${what}`, body);
const subjectsTo = (email: string) =>
  mailbox.mails.filter(({ to }) => JSON.stringify(to).includes(email)).map(({ subject }) => subject);
const allSent = async () => {
  while ((await identity.db('mails').whereIn('state', ['waiting', 'sending'])).length > 0);
};

test('a suspended person gets a mail with the reason, and a mail when the account is restored', async () => {
  const { sent, user } = await register(identity.service);
  await decide(user.id, 'suspend', { reason: 'Two listings carry <b>another name</b>' });
  const mail = await mailbox.mailTo(sent.email, { subject: suspended });
  expect(mail.text).toContain('Reason: Two listings carry <b>another name</b>.');
  expect(mail.text).toContain('https://setu.example/contact');
  expect(mail.html).toContain('&lt;b&gt;another name&lt;/b&gt;');
  await decide(user.id, 'restore');
  expect((await mailbox.mailTo(sent.email, { subject: restored })).text).toContain('You can sign in again');
});

test('a decision that changes nothing sends no mail', async () => {
  const { sent, user } = await register(identity.service);
  await decide(user.id, 'restore');
  await decide(user.id, 'suspend', { reason: 'Advertising in inquiries.' });
  await decide(user.id, 'suspend', { reason: 'Advertising in inquiries.' });
  await mailbox.mailTo(sent.email, { subject: suspended });
  await allSent();
  expect(subjectsTo(sent.email).filter((subject) => subject === suspended)).toHaveLength(1);
  expect(subjectsTo(sent.email)).not.toContain(restored);
});

test('a waiting mail is not sent after the suspension was reverted', async () => {
  const { sent, user } = await register(identity.service);
  await mailbox.mailTo(sent.email);
  mailbox.refuse({ code: 450, message: '4.2.1 Try again later' });
  await decide(user.id, 'suspend', { reason: 'Advertising in inquiries.' });
  const mail = () => identity.db('mails').where({ user_id: user.id, kind: 'account-suspended' }).first();
  // Wait for the end of the first try, because a mail in progress was composed before the account is restored.
  while (!(await mail())?.problem);
  await decide(user.id, 'restore');
  mailbox.refuse(null);
  await identity
    .db('mails')
    .where({ user_id: user.id })
    .update({ due_at: new Date(0) });
  await mailbox.mailTo(sent.email, { subject: restored });
  await allSent();
  expect(await mail()).toBeUndefined();
  expect(subjectsTo(sent.email)).not.toContain(suspended);
});
