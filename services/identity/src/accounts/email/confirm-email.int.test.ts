import { demoPasswordDefault, demoUsers } from '@setu/contracts';
import {
  createTestDatabase,
  someone,
  startServiceAlone,
  startTestService,
  type TestUser,
} from '@setu/service-kit/test';
import { aNetwork, eventsAbout, makeAdmin, postForm, register } from '../../../test/builders';
import { setUpIdentityWithMailbox } from '../../../test/with-mailbox';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';

const { identity, mailbox } = setUpIdentityWithMailbox();

const subjects = {
  confirm: 'Confirm your email address',
  confirmNew: 'Confirm your new email address',
  changed: 'The email address of your account was changed',
  taken: 'Your email address has an account already',
};

const tokenIn = ({ text = '' }: { text?: string }): string => {
  const [, token = ''] = /https:\/\/setu\.example\/api\/confirm-email\?token=([\w-]+)/.exec(text) ?? [];
  expect(token).toHaveLength(43);
  return token;
};
/** Returns the token in the mail after a registration. */
const firstToken = async (email: string) =>
  tokenIn(await mailbox.mailTo(email, { subject: subjects.confirm }));

const confirm = (token: string) =>
  identity.service.call('POST', '/api/confirm-email', { body: { token }, headers: aNetwork() });
const open = (query: string) => identity.service.call('GET', `/api/confirm-email?${query}`);
const account = async (as: TestUser) => (await identity.service.call('GET', '/api/auth/user', { as })).body;
const sendAgain = (as: TestUser, headers = aNetwork()) =>
  identity.service.call('POST', '/api/auth/email/confirmation', { as, headers });
const changeTo = (as: TestUser, email: string, currentPassword: string, headers = aNetwork()) =>
  identity.service.call('POST', '/api/auth/email', { as, body: { email, currentPassword }, headers });
const signIn = async (email: string, password: string) =>
  (await identity.service.call('POST', '/api/login', { body: { email, password }, headers: aNetwork() }))
    .status;
const anAddress = () => `new-${crypto.randomUUID()}@people.test`;
/** Asks for another address and returns the token of the mail to it. */
const tokenForNew = async (as: TestUser, email: string, password: string) => {
  expect((await changeTo(as, email, password)).status).toBe(202);
  return tokenIn(await mailbox.mailTo(email, { subject: subjects.confirmNew }));
};

describe('a new account', () => {
  test('gets a link to a page whose button confirms the address', async () => {
    const { sent, user } = await register(identity.service);
    expect(await account(user)).toMatchObject({ isEmailConfirmed: false, awaitsConfirmation: true });
    const token = await firstToken(sent.email);
    const page = await open(`token=${token}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.text).toContain(`Confirm that ${sent.email} is your address.`);
    expect(await account(user)).toMatchObject({ isEmailConfirmed: false });
    expect(await confirm(token)).toMatchObject({ status: 200, body: { confirmed: true } });
    const confirmed = await account(user);
    expect([confirmed.isEmailConfirmed, confirmed.awaitsConfirmation]).toEqual([true, undefined]);
    expect((await eventsAbout(identity.service, user.id)).at(-1)).toMatchObject({
      envelope: { data: { version: 2, sessionsFrom: 0 } },
    });
  });

  test('is confirmed by the form, which redirects to a confirmation', async () => {
    const { sent } = await register(identity.service);
    const token = await firstToken(sent.email);
    const reply = await postForm(identity.service, '/api/confirm-email', { token });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/api/confirm-email?done=1']);
    expect((await open('done=1')).text).toContain('Your email address is confirmed');
    const again = await postForm(identity.service, '/api/confirm-email', { token });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('This link does not work')]);
  });

  test('gets another link on request, but not after the address was confirmed', async () => {
    const { sent, user } = await register(identity.service);
    const first = await firstToken(sent.email);
    const after = mailbox.mails.length;
    expect(await sendAgain(user)).toMatchObject({ status: 202, body: { accepted: true } });
    const second = tokenIn(await mailbox.mailTo(sent.email, { subject: subjects.confirm, after }));
    await confirm(second);
    expect((await confirm(first)).body).toMatchObject({ code: 'invalid_link' });
    expect((await sendAgain(user)).status).toBe(202);
    while ((await identity.db('mails').whereIn('state', ['waiting', 'sending'])).length > 0);
    const sentMails = mailbox.mails.filter(({ to }) => JSON.stringify(to).includes(sent.email));
    expect(sentMails).toHaveLength(2);
  });

  test('gets at most five links an hour from one network', async () => {
    const { user } = await register(identity.service);
    const network = aNetwork();
    const replies = [];
    for (let n = 0; n < 6; n += 1) replies.push((await sendAgain(user, network)).status);
    expect(replies).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('a change of address', () => {
  test('takes effect with the link in the mail to the new address, and both addresses get a mail', async () => {
    const { sent, user } = await register(identity.service, { role: 'brand', brandName: 'Nadi Naturals' });
    const email = anAddress();
    const token = await tokenForNew(user, email, sent.password);
    expect(await account(user)).toMatchObject({ email: sent.email });
    expect((await open(`token=${token}`)).text).toContain(`Your account changes to ${email}.`);
    expect((await confirm(token)).status).toBe(200);
    expect(await account(user)).toMatchObject({ email, isEmailConfirmed: true });
    expect([await signIn(sent.email, sent.password), await signIn(email, sent.password)]).toEqual([401, 200]);
    const notice = await mailbox.mailTo(sent.email, { subject: subjects.changed });
    expect(notice.text).not.toContain(email);
    expect(JSON.stringify(await eventsAbout(identity.service, user.id))).not.toContain('@people.test');
  });

  test('ends links that were sent to the former address', async () => {
    const { sent, user } = await register(identity.service);
    const first = await firstToken(sent.email);
    await identity.service.call('POST', '/api/forgot-password', {
      body: { email: sent.email },
      headers: aNetwork(),
    });
    const mail = await mailbox.mailTo(sent.email, { subject: 'Choose a new password' });
    const [, reset = ''] = /reset-password\?token=([\w-]+)/.exec(mail.text ?? '') ?? [];
    await confirm(await tokenForNew(user, anAddress(), sent.password));
    expect((await confirm(first)).status).toBe(400);
    const body = { token: reset, password: 'a third quiet morning' };
    const reply = await identity.service.call('POST', '/api/reset-password', { body, headers: aNetwork() });
    expect(reply.body).toMatchObject({ code: 'invalid_link' });
  });

  test('does not reveal whether an address has an account, and the owner of that address gets a mail', async () => {
    const [{ sent, user }, { sent: other }, neighbour] = [
      await register(identity.service),
      await register(identity.service),
      await register(identity.service),
    ];
    const [taken, free] = [
      await changeTo(user, other.email, sent.password),
      await changeTo(neighbour.user, anAddress(), neighbour.sent.password),
    ];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const notice = await mailbox.mailTo(other.email, { subject: subjects.taken });
    expect(notice.text).not.toContain('confirm-email');
    expect(notice.text).not.toContain(sent.email);
  });

  test('is refused when the address got an account before the link was used', async () => {
    const { sent, user } = await register(identity.service);
    const email = anAddress();
    const token = await tokenForNew(user, email, sent.password);
    await register(identity.service, { email });
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    const page = await postForm(identity.service, '/api/confirm-email', { token });
    expect([page.status, page.text]).toEqual([
      409,
      expect.stringContaining('This address has another account'),
    ]);
    expect(await account(user)).toMatchObject({ email: sent.email });
  });

  test('needs the current password', async () => {
    const { user } = await register(identity.service);
    expect(await changeTo(user, anAddress(), 'not this one')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'currentPassword', message: 'This is not your current password' }] },
    });
  });

  test('to the current address is refused on its field', async () => {
    const { sent, user } = await register(identity.service);
    expect(await changeTo(user, sent.email, sent.password)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'email', message: 'This is your address already' }] },
    });
  });

  test('of a demo account is refused, because its password is public', async () => {
    const database = await createTestDatabase();
    const demo = await startTestService(makeIdentityService(readSettings({ SMTP_URL: mailbox.url })), {
      broker: identity.broker,
      database,
      demo: true,
    });
    const reply = await demo.call('POST', '/api/auth/email', {
      as: someone('brand', demoUsers.brand.id),
      body: { email: anAddress(), currentPassword: demoPasswordDefault },
      headers: aNetwork(),
    });
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'email', message: 'An account of the demo keeps its address' }] },
    });
    await demo.stop();
    await database.drop();
  });

  test.each([['asha@'], [''], [`a\u0000@people.test`], [['a@people.test']]])(
    'to %j is refused with the error',
    async (email) => {
      const { sent, user } = await register(identity.service);
      const reply = await changeTo(user, email as string, sent.password);
      expect([reply.status, reply.body.errors[0].path]).toEqual([400, 'email']);
    },
  );

  test('works for an administrator', async () => {
    const { sent, user } = await makeAdmin(identity.service);
    const email = anAddress();
    await confirm(await tokenForNew(user, email, sent.password));
    expect(await signIn(email, sent.password)).toBe(200);
  });
});

test('only one of two concurrent tries with a link succeeds', async () => {
  const { sent } = await register(identity.service);
  const token = await firstToken(sent.email);
  const statuses = (await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});

test('an expired link does not work', async () => {
  const { sent, user } = await register(identity.service);
  const token = await firstToken(sent.email);
  await identity
    .db('email_links')
    .where({ user_id: user.id })
    .update({ expires_at: new Date(0) });
  expect((await confirm(token)).body).toMatchObject({ code: 'invalid_link' });
  expect((await open(`token=${token}`)).status).toBe(400);
});

test.each(['', 'forged', "' or true --", 'x'.repeat(5_000)])(
  'a forged token does not work: %s',
  async (token) => {
    expect((await open(`token=${encodeURIComponent(token)}`)).status).toBe(400);
    expect((await confirm(token)).status).toBe(400);
  },
);

test('the link of a deleted account does not work', async () => {
  const { sent, user } = await register(identity.service);
  const token = await firstToken(sent.email);
  await identity.db('users').where({ id: user.id }).delete();
  expect((await confirm(token)).body).toMatchObject({ code: 'invalid_link' });
});

test('the database contains only the hash of a token', async () => {
  const { sent } = await register(identity.service);
  const token = await firstToken(sent.email);
  const tables = await Promise.all(['mails', 'email_links', 'outbox'].map((table) => identity.db(table)));
  expect(JSON.stringify(tables)).not.toContain(token);
});

test('without a mail server both calls are refused with the reason, and a registration works', async () => {
  const silent = await startServiceAlone(makeIdentityService(readSettings({})));
  const { sent, user } = await register(silent.service);
  const again = await silent.service.call('POST', '/api/auth/email/confirmation', { as: user });
  const body = { email: anAddress(), currentPassword: sent.password };
  const change = await silent.service.call('POST', '/api/auth/email', { as: user, body });
  expect([again.body.code, change.body.code]).toEqual(['mail_unavailable', 'mail_unavailable']);
  expect(await silent.db('mails')).toEqual([]);
  // The reply does not ask to confirm an address that cannot be confirmed.
  const own = (await silent.service.call('GET', '/api/auth/user', { as: user })).body;
  expect([own.isEmailConfirmed, own.awaitsConfirmation]).toEqual([false, undefined]);
  await silent.stop();
});
