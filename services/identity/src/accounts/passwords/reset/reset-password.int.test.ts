import { accountStateHeader } from '@setu/protocol';
import { startServiceAlone } from '@setu/service-kit/test';
import { aNetwork, callAsAdmin, eventsAbout, makeAdmin, postForm, register } from '../../../../test/builders';
import { setUpIdentityWithMailbox } from '../../../../test/with-mailbox';
import { makeIdentityService } from '../../../app';
import { readSettings } from '../../../env';

const { identity, mailbox } = setUpIdentityWithMailbox();

const newPassword = 'another quiet morning in Pune';

const ask = (email: string, headers = aNetwork()) =>
  identity.service.call('POST', '/api/forgot-password', { body: { email }, headers });
const reset = (token: string, password = newPassword) =>
  identity.service.call('POST', '/api/reset-password', { body: { token, password }, headers: aNetwork() });
const signIn = async (email: string, password: string) =>
  (await identity.service.call('POST', '/api/login', { body: { email, password }, headers: aNetwork() }))
    .status;
const open = (token: string) =>
  identity.service.call('GET', `/api/reset-password?token=${encodeURIComponent(token)}`);

/** The token of the newest link that was sent to an address. */
const tokenFor = async (email: string): Promise<string> => {
  const before = mailbox.mails.length;
  expect((await ask(email)).status).toBe(202);
  const mail = await mailbox.mailTo(email, { subject: 'Choose a new password', after: before });
  const [, token = ''] =
    /https:\/\/setu\.example\/api\/reset-password\?token=([\w-]+)/.exec(mail.text ?? '') ?? [];
  expect(token).toHaveLength(43);
  return token;
};

test('a person who forgot the password chooses a new password with the link, and is signed in', async () => {
  const { sent, user } = await register(identity.service);
  const token = await tokenFor(sent.email);
  const page = await open(token);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.text).toContain('Choose a new password');

  const reply = await reset(token);
  expect([reply.status, (reply.body as { id: string }).id]).toEqual([200, user.id]);
  const command = JSON.parse(reply.headers.get('x-session-command') ?? '{}');
  expect(command.start.userId).toBe(user.id);
  expect(await signIn(sent.email, newPassword)).toBe(200);
  expect(await signIn(sent.email, sent.password)).toBe(401);
});

test('the link proves the address', async () => {
  const { sent } = await register(identity.service);
  const { body } = await reset(await tokenFor(sent.email));
  expect(body).toMatchObject({ isEmailConfirmed: true });
});

test('a new password ends all earlier sessions', async () => {
  const { sent, user } = await register(identity.service);
  const reply = await reset(await tokenFor(sent.email));
  const state = JSON.parse(reply.headers.get(accountStateHeader) ?? '{}');
  expect(state).toMatchObject({ userId: user.id, sessionsFrom: 2 });
  const last = (await eventsAbout(identity.service, user.id)).at(-1);
  expect(last).toMatchObject({ envelope: { data: { version: 2, sessionsFrom: 2 } } });
});

test('the person gets a mail that the password was changed', async () => {
  const { sent } = await register(identity.service);
  const token = await tokenFor(sent.email);
  await reset(token);
  const mail = await mailbox.mailTo(sent.email, { subject: 'Your password was changed' });
  expect(mail.text).toContain('https://setu.example/api/reset-password?token=');
});

test('a link works once, and its use ends all other links of the account', async () => {
  const { sent } = await register(identity.service);
  const first = await tokenFor(sent.email);
  const second = await tokenFor(sent.email);
  expect((await open(first)).status).toBe(200);
  expect((await reset(second)).status).toBe(200);
  for (const used of [first, second]) {
    expect(await reset(used, 'a third quiet morning')).toMatchObject({
      status: 400,
      body: { code: 'invalid_link' },
    });
    const page = await open(used);
    expect([page.status, page.text]).toEqual([400, expect.stringContaining('This link does not work')]);
  }
  expect(await signIn(sent.email, newPassword)).toBe(200);
});

test('only one of two concurrent tries with a link succeeds', async () => {
  const { sent } = await register(identity.service);
  const token = await tokenFor(sent.email);
  const statuses = (await Promise.all([reset(token), reset(token)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});

test('an expired link does not work', async () => {
  const { sent } = await register(identity.service);
  const token = await tokenFor(sent.email);
  await identity.db('password_resets').update({ expires_at: new Date(Date.now() - 1) });
  expect((await reset(token)).body).toMatchObject({ code: 'invalid_link' });
  expect((await open(token)).status).toBe(400);
  expect(await signIn(sent.email, sent.password)).toBe(200);
});

test.each([
  ['an empty one', ''],
  ['a short one', 'forged'],
  ['a very long one', 'x'.repeat(5_000)],
  ['one with SQL', "' or true --"],
])('a forged token does not work: %s', async (_what, token) => {
  expect((await open(token)).status).toBe(400);
  expect((await reset(token)).status).toBe(400);
});

test('the database contains only the hash of a token', async () => {
  const { sent } = await register(identity.service);
  const token = await tokenFor(sent.email);
  const tables = await Promise.all(
    ['mails', 'password_resets', 'outbox'].map((table) => identity.db(table).select('*')),
  );
  expect(JSON.stringify(tables)).not.toContain(token);
});

test('an address without an account gets the same reply, and no mail', async () => {
  const { sent } = await register(identity.service);
  const nobody = 'nobody-here@people.test';
  const [known, unknown] = await Promise.all([ask(sent.email), ask(nobody)]);
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  await mailbox.mailTo(sent.email, { subject: 'Choose a new password' });
  while ((await identity.db('mails').whereIn('state', ['waiting', 'sending'])).length > 0);
  expect(JSON.stringify(mailbox.mails)).not.toContain(nobody);
  expect(await identity.db('mails').where({ recipient: nobody })).toEqual([]);
});

/** Requests several links. @param headers the headers of each request */
const askOften = async (email: string, times: number, headers: () => Record<string, string>) => {
  const replies = [];
  for (let n = 0; n < times; n += 1) replies.push(await ask(email, headers()));
  return replies;
};
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status);

test('a network gets at most five links an hour to one address', async () => {
  const { sent } = await register(identity.service);
  const network = aNetwork();
  const replies = await askOften(sent.email, 7, () => network);
  expect(statuses(replies)).toEqual([202, 202, 202, 202, 202, 429, 429]);
  expect(replies.at(-1)?.body).toMatchObject({ detail: expect.stringContaining('may be in your mailbox') });
});

test('requests of strangers do not prevent the person from requesting a link, from a new or a known network', async () => {
  const home = aNetwork();
  const { sent } = await register(identity.service, {}, home);
  const stranger = aNetwork();
  expect(statuses(await askOften(sent.email, 6, () => stranger)).at(-1)).toBe(429);
  expect((await ask(sent.email)).status).toBe(202);
  // Many networks together are limited, so that the mailbox is not flooded.
  expect(statuses(await askOften(sent.email, 6, aNetwork))).toEqual([202, 202, 202, 202, 429, 429]);
  expect(statuses(await askOften(sent.email, 5, () => home))).toEqual([202, 202, 202, 202, 202]);
});

test('a suspended account gets a new password, but no session', async () => {
  const { user: admin } = await makeAdmin(identity.service);
  const { sent, user } = await register(identity.service);
  const path = `/api/admin/users/${user.id}/suspend`;
  await callAsAdmin(identity.service, admin, 'POST', path, { reason: 'Advertising in inquiries.' });
  const reply = await reset(await tokenFor(sent.email));
  expect(reply).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
  expect(reply.headers.get('x-session-command')).toBeNull();
});

test('a refused password does not use up the link', async () => {
  const { sent } = await register(identity.service);
  const token = await tokenFor(sent.email);
  expect((await reset(token, 'short')).status).toBe(400);
  expect((await reset(token)).status).toBe(200);
});

describe('the forms', () => {
  test('the form redirects to the page that says that a link was sent', async () => {
    const { sent } = await register(identity.service);
    const reply = await postForm(identity.service, '/api/forgot-password', { email: sent.email });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/api/forgot-password?sent=1']);
    const page = await identity.service.call('GET', '/api/forgot-password?sent=1');
    expect(page.text).toContain('Look in your mailbox');
  });

  test('an invalid address is shown again with the error', async () => {
    const { status, text } = await postForm(identity.service, '/api/forgot-password', { email: 'asha@' });
    expect(status).toBe(400);
    expect(text).toContain('value="asha@"');
    expect(text).toContain('Please enter a valid email address');
    expect(text).toContain('<title>Error: Forgot your password?');
  });

  test('a short password is refused with the form and its link, and a valid password signs in', async () => {
    const { sent } = await register(identity.service);
    const token = await tokenFor(sent.email);
    const short = await postForm(identity.service, '/api/reset-password', { token, password: 'short' });
    expect(short.status).toBe(400);
    expect(short.text).toContain('Use at least 10 characters');
    expect(short.text).toContain(`name="token" value="${token}"`);
    expect(short.text).not.toContain('value="short"');
    const good = await postForm(identity.service, '/api/reset-password', { token, password: newPassword });
    expect([good.status, good.headers.get('location')]).toEqual([303, '/']);
    const again = await postForm(identity.service, '/api/reset-password', { token, password: newPassword });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('Ask for a new link')]);
  });
});

test('without a mail server the page shows the reason', async () => {
  const silent = await startServiceAlone(makeIdentityService(readSettings({})));
  const body = { email: 'asha@people.test' };
  const reply = await silent.service.call('POST', '/api/forgot-password', { body, headers: aNetwork() });
  expect(reply).toMatchObject({ status: 503, body: { code: 'mail_unavailable' } });
  const page = await postForm(silent.service, '/api/forgot-password', body);
  expect(page.text).toContain('We cannot send mail at the moment');
  await silent.stop();
});
