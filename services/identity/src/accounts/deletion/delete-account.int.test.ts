import { demoPasswordDefault, demoUsers } from '@setu/contracts';
import { accountStateHeader } from '@setu/protocol';
import {
  createTestDatabase,
  eventually,
  someone,
  startTestService,
  type TestUser,
} from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { aNetwork, eventsAbout, makeAdmin, register } from '../../../test/builders';
import { setUpIdentityWithMailbox } from '../../../test/with-mailbox';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';

const { identity, mailbox } = setUpIdentityWithMailbox();

const remove = (as: TestUser | null, currentPassword: string) =>
  identity.service.call('POST', '/api/auth/user/deletion', {
    as,
    body: { currentPassword },
    headers: aNetwork(),
  });
const rowsOf = async (userId: string, email: string) => {
  const tables = await Promise.all(
    ['users', 'credentials', 'brand_profiles', 'mails', 'password_resets', 'email_links'].map((table) =>
      identity.db(table).select('*'),
    ),
  );
  const text = JSON.stringify(tables.flat());
  return { hasId: text.includes(userId), hasEmail: text.includes(email) };
};

test.each(['investor', 'brand', 'agent'])(
  'a %s deletes the account, which removes all its data',
  async (role) => {
    const { sent, user } = await register(identity.service, { role, brandName: 'Nadi Naturals' });
    await identity.service.call('POST', '/api/forgot-password', {
      body: { email: sent.email },
      headers: aNetwork(),
    });
    await mailbox.mailTo(sent.email, { subject: 'Choose a new password' });
    const reply = await remove(user, sent.password);
    expect(reply).toMatchObject({ status: 200, body: { deleted: true } });
    expect(JSON.parse(reply.headers.get(accountStateHeader) ?? '')).toEqual({
      userId: user.id,
      role,
      version: 2,
      sessionsFrom: 2,
    });
    const mail = await mailbox.mailTo(sent.email, { subject: 'Your account was deleted' });
    expect(mail.text).not.toContain('Asha');
    while ((await identity.db('mails').where({ recipient: sent.email })).length > 0);
    expect(await rowsOf(user.id, sent.email)).toEqual({ hasId: false, hasEmail: false });
    const body = { email: sent.email, password: sent.password };
    const signIn = await identity.service.call('POST', '/api/login', { body, headers: aNetwork() });
    expect(signIn.status).toBe(401);
    expect((await identity.service.call('GET', '/api/auth/user', { as: user })).status).toBe(401);
  },
);

/**
 * Makes a call that waits for the row of an account, and changes the row before the call gets it.
 * @param table the table in the waiting statement of the call, because other work, such as a mail, may wait for the account too
 * @returns the reply
 */
const meanwhile = async (
  userId: string,
  table: string,
  call: () => ReturnType<typeof remove>,
  change: (row: Knex.QueryBuilder) => PromiseLike<unknown>,
) => {
  const waiting = `select query from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ?`;
  let reply: ReturnType<typeof remove> | undefined;
  await identity.db.transaction(async (trx) => {
    const row = () => trx('users').where({ id: userId });
    await row().forUpdate();
    reply = call();
    await eventually(async () =>
      expect((await identity.db.raw(waiting, [`%"${table}"%`])).rows).toHaveLength(1),
    );
    await change(row());
  });
  return reply;
};

test('an account is not deleted when its password is replaced after the check', async () => {
  const { sent, user } = await register(identity.service);
  const reply = await meanwhile(
    user.id,
    'users',
    () => remove(user, sent.password),
    (row) => row.update({ sessions_from: 2, version: 2 }),
  );
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'currentPassword' }] } });
  expect(await identity.db('users').where({ id: user.id })).toHaveLength(1);
});

test.each([
  ['PATCH', '/api/auth/user', { firstName: 'Meera' }],
  ['POST', '/api/auth/email', { email: 'meera@people.test' }],
  ['POST', '/api/auth/email/confirmation', undefined],
  ['POST', '/api/auth/passkeys/options', {}],
  ['POST', '/api/auth/password', { newPassword: 'a loud evening in Pune' }],
  ['PATCH', '/api/settings/mail', { inquiries: false }],
  ['PATCH', '/api/brand/profile', { brandName: 'Nadi Naturals' }],
  ['POST', '/api/team/invitations', { email: 'meera@people.test' }],
] as const)('%s %s of a deleted account answers 401', async (method, path, more) => {
  const { sent, user } = await register(identity.service, { role: 'brand', brandName: 'Nadi Naturals' });
  await remove(user, sent.password);
  const body = more && { ...more, currentPassword: sent.password };
  const { status } = await identity.service.call(method, path, { as: user, body, headers: aNetwork() });
  expect(status).toBe(401);
});

test('a call that waits while its account is deleted answers 401', async () => {
  const { sent, user } = await register(identity.service);
  await identity.db('users').where({ id: user.id }).update({ email_confirmed_at: new Date() });
  const body = { currentPassword: sent.password };
  const reply = await meanwhile(
    user.id,
    'passkey_challenges',
    () =>
      identity.service.call('POST', '/api/auth/passkeys/options', { as: user, body, headers: aNetwork() }),
    (row) => row.delete(),
  );
  expect(reply?.status).toBe(401);
});

test('the event about a deleted account does not contain a name', async () => {
  const { sent, user } = await register(identity.service, { role: 'brand', brandName: 'Nadi Naturals' });
  await remove(user, sent.password);
  const [, updated, deleted, ...more] = await eventsAbout(identity.service, user.id);
  expect(more).toEqual([]);
  expect(updated).toMatchObject({
    type: 'identity.user-updated.v1',
    envelope: { data: { displayName: 'Deleted account', isSuspended: true, version: 2, sessionsFrom: 2 } },
  });
  expect(deleted).toMatchObject({
    type: 'identity.user-deleted.v1',
    envelope: { data: { id: user.id, version: 2, role: 'brand' } },
  });
  expect(JSON.stringify([updated, deleted])).not.toContain('Nadi');
});

test('the address can be registered again as another account', async () => {
  const { sent, user } = await register(identity.service);
  await remove(user, sent.password);
  const again = await register(identity.service, { email: sent.email });
  expect(again.reply.status).toBe(201);
  expect(again.user.id).not.toBe(user.id);
});

test('links of a deleted account do not work', async () => {
  const { sent, user } = await register(identity.service);
  const { text = '' } = await mailbox.mailTo(sent.email, { subject: 'Confirm your email address' });
  const [, token = ''] = /confirm-email\?token=([\w-]+)/.exec(text) ?? [];
  await remove(user, sent.password);
  const reply = await identity.service.call('POST', '/api/confirm-email', {
    body: { token },
    headers: aNetwork(),
  });
  expect(reply.body).toMatchObject({ code: 'invalid_link' });
});

test('a wrong password deletes nothing', async () => {
  const { sent, user } = await register(identity.service);
  expect(await remove(user, 'not this one')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'currentPassword', message: 'This is not your current password' }] },
  });
  expect((await rowsOf(user.id, sent.email)).hasId).toBe(true);
});

test('two concurrent deletions have the effect of one', async () => {
  const { sent, user } = await register(identity.service);
  const replies = await Promise.all([remove(user, sent.password), remove(user, sent.password)]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await eventsAbout(identity.service, user.id)).toHaveLength(3);
});

test('the last administrator cannot delete the account', async () => {
  await identity.db('users').where({ role: 'admin' }).update({ role: 'investor' });
  const { sent, user } = await makeAdmin(identity.service);
  expect(await remove(user, sent.password)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
  await makeAdmin(identity.service);
  expect((await remove(user, sent.password)).status).toBe(200);
});

test('a demo account cannot be deleted, because its password is public', async () => {
  const database = await createTestDatabase();
  const demo = await startTestService(makeIdentityService(readSettings({})), {
    broker: identity.broker,
    database,
    demo: true,
  });
  const reply = await demo.call('POST', '/api/auth/user/deletion', {
    as: someone('brand', demoUsers.brand.id),
    body: { currentPassword: demoPasswordDefault },
    headers: aNetwork(),
  });
  expect(reply.body).toMatchObject({
    errors: [{ path: 'currentPassword', message: 'An account of the demo cannot be deleted' }],
  });
  await demo.stop();
  await database.drop();
});

test('an operator deletes an account again after a restored backup, once and without a mail', async () => {
  const { sent, user } = await register(identity.service, { role: 'brand', brandName: 'Nadi Naturals' });
  const deleteAgain = identity.service.running.commands['delete-account'];
  if (!deleteAgain) throw new Error('identity has no command delete-account');
  expect(await deleteAgain(user.id)).toBe(`The account ${user.id} is deleted`);
  expect(await rowsOf(user.id, sent.email)).toEqual({ hasId: false, hasEmail: false });
  const [, , deleted] = await eventsAbout(identity.service, user.id);
  expect(deleted).toMatchObject({ type: 'identity.user-deleted.v1' });
  expect(await deleteAgain(user.id)).toBe(`There is no account ${user.id}: nothing was done`);
  await expect(deleteAgain('nobody')).rejects.toThrow('Name the id of an account: delete-account <id>');
});
