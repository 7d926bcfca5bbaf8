import { randomUUID } from 'node:crypto';
import { listingUnconfirmedV1, mostTeamMembers } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, eventually, startTestService, type TestUser } from '@setu/service-kit/test';
import { aNetwork, callAsAdmin, makeAdmin, postForm, register } from '../../../test/builders';
import { setUpIdentityWithMailbox } from '../../../test/with-mailbox';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';

const { identity, mailbox } = setUpIdentityWithMailbox();
afterEach(() => {
  identity.clock.ahead = 0;
});

const call = (method: string, path: string, as: TestUser | null, body?: unknown) =>
  identity.service.call(method, path, { as, body, headers: aNetwork() });
const users = () => identity.db('users');
/** A brand whose address is confirmed. */
const owner = async () => {
  const { sent, user } = await register(identity.service, { role: 'brand', brandName: 'Nadi Naturals' });
  await users().where({ id: user.id }).update({ email_confirmed_at: new Date() });
  return { ...user, email: sent.email, password: sent.password };
};
const anAddress = () => `meera-${Math.random().toString(36).slice(2)}@people.test`;
const password = 'a quiet morning in Pune';
const invite = (as: TestUser, email = anAddress(), currentPassword: string | undefined = password) =>
  call('POST', '/api/team/invitations', as, { email, currentPassword });
const teamOf = async (as: TestUser) => (await call('GET', '/api/team', as)).body;
const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => JSON.stringify(to).includes(email));
const tokenIn = ({ text = '' }: { text?: string } = {}) =>
  /join-team\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
/** An invitation whose mail has arrived. */
const invited = async (as: TestUser) => {
  const email = anAddress();
  const { body } = await invite(as, email);
  return { id: body.id as string, email, token: tokenIn(await mailbox.mailTo(email)) };
};
const person = {
  firstName: 'Meera',
  lastName: 'Iyer',
  password: 'a loud evening in Pune',
  acceptTerms: true,
};
const join = (token: string, more: object = {}) =>
  call('POST', '/api/join-team', null, { token, ...person, ...more });
/** A member of a team. */
const memberOf = async (as: TestUser) => {
  const { email, token } = await invited(as);
  const { body } = await join(token);
  return { id: body.id as string, role: 'brand' as const, email };
};
const commandIn = ({ headers }: { headers: Headers }) =>
  JSON.parse(headers.get('x-session-command') ?? 'null');
const stateIn = ({ headers }: { headers: Headers }) => JSON.parse(headers.get('x-account-state') ?? 'null');
const signIn = (email: string) => call('POST', '/api/login', null, { email, password: person.password });
const read = async (path: string) => {
  const reply = await fetch(`${identity.service.url}${path}`, { headers: aNetwork() });
  return { status: reply.status, text: await reply.text() };
};

describe('an invitation', () => {
  test('its link creates an account that works for the brand, with a confirmed address, and signs in', async () => {
    const brand = await owner();
    const { id, email, token } = await invited(brand);
    expect(await teamOf(brand)).toMatchObject({
      isOwner: true,
      brandName: 'Nadi Naturals',
      members: [],
      invitations: [{ id, email }],
    });
    const page = await read(`/api/join-team?token=${token}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Join the team of Nadi Naturals');
    expect(page.text).toContain(email);

    const joined = await join(token);
    expect(joined.status).toBe(201);
    expect(commandIn(joined)).toEqual({
      start: { userId: joined.body.id, role: 'brand', version: 1, worksFor: brand.id },
    });
    expect(await teamOf(brand)).toMatchObject({
      members: [{ id: joined.body.id, name: 'Meera Iyer', email }],
      invitations: [],
    });
    const me = await call('GET', '/api/auth/user', { id: joined.body.id, role: 'brand' });
    expect(me.body).toMatchObject({
      id: brand.id,
      email,
      firstName: 'Meera',
      isEmailConfirmed: true,
      worksFor: 'Nadi Naturals',
    });
    expect(commandIn(await signIn(email)).start).toMatchObject({ worksFor: brand.id });
  });

  test('its mail contains the address of the owner, but no name, which may contain any text', async () => {
    const brand = await owner();
    const { email } = await invited(brand);
    const mail = await mailbox.mailTo(email);
    expect(mail.subject).toBe('You are invited to a team');
    expect(mail.text).toContain(`${brand.email} invites you`);
    expect(`${mail.text} ${mail.html}`).not.toContain('Nadi Naturals');
  });

  test('works once, also when it is used twice concurrently', async () => {
    const { token } = await invited(await owner());
    const replies = await Promise.all([join(token), join(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect((await read(`/api/join-team?token=${token}`)).text).toContain('This invitation does not work');
  });

  test('expires after seven days', async () => {
    const { token } = await invited(await owner());
    identity.clock.ahead = 7 * 24 * 60 * 60 * 1_000 + 1_000;
    expect(await join(token)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    expect((await read(`/api/join-team?token=${token}`)).status).toBe(400);
  });

  test('that is sent again has a new link, and the first link stops working', async () => {
    const brand = await owner();
    const first = await invited(brand);
    const again = await invite(brand, first.email);
    expect(again.body.id).toBe(first.id);
    await eventually(() => expect(mailsTo(first.email)).toHaveLength(2));
    const second = tokenIn(mailsTo(first.email)[1]);
    expect(second).not.toBe(first.token);
    expect((await join(first.token)).status).toBe(400);
    expect((await join(second)).status).toBe(201);
  });

  test('that is withdrawn does not work, and only its brand can withdraw it', async () => {
    const brand = await owner();
    const { id, token } = await invited(brand);
    await call('DELETE', `/api/team/invitations/${id}`, await owner());
    expect((await teamOf(brand)).invitations).toHaveLength(1);
    expect((await call('DELETE', `/api/team/invitations/${id}`, brand)).body).toEqual({ removed: true });
    expect((await join(token)).status).toBe(400);
  });

  test('to an address with an account has the same reply, and its page shows the reason to the recipient', async () => {
    const [brand, other] = [await owner(), await owner()];
    const reply = await invite(brand, other.email);
    expect(reply.status).toBe(200);
    const mail = await mailbox.mailTo(other.email, { subject: 'You are invited to a team' });
    const page = await read(`/api/join-team?token=${tokenIn(mail)}`);
    expect(page.text).toContain('This address has an account already');
    expect(await join(tokenIn(mail))).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await teamOf(brand)).invitations).toHaveLength(1);
  });

  test('a form with a wrong field shows the typed values again', async () => {
    const { token } = await invited(await owner());
    const refused = await postForm(identity.service, '/api/join-team', {
      token,
      firstName: 'Meera',
      lastName: '',
      password: 'short',
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('value="Meera"');
    expect(refused.text).toContain('Last name is required');
    expect(refused.text).not.toContain('short');
    const done = await postForm(identity.service, '/api/join-team', {
      token,
      firstName: 'Meera',
      lastName: 'Iyer',
      password: person.password,
      acceptTerms: 'on',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/dashboard']);
  });

  test.each(['', 'short', 'x'.repeat(43)])('the link with the token %j does not work', async (token) => {
    expect((await read(`/api/join-team?token=${token}`)).status).toBe(400);
    expect((await join(token)).status).toBe(400);
  });
});

describe('the password of the owner', () => {
  test.each([
    ['none', undefined],
    ['a wrong one', 'somebody at an open session'],
  ])('is needed for an invitation: %s is refused', async (_what, currentPassword) => {
    const brand = await owner();
    const email = anAddress();
    const refused = await call('POST', '/api/team/invitations', brand, { email, currentPassword });
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: 'currentPassword' }]]);
    expect((await teamOf(brand)).invitations).toEqual([]);
  });

  test('is not needed to send a pending invitation again', async () => {
    const brand = await owner();
    const { id, email } = await invited(brand);
    const again = await call('POST', '/api/team/invitations', brand, { email });
    expect([again.status, again.body.id]).toEqual([200, id]);
  });

  test('that is changed ends pending invitations', async () => {
    const brand = await owner();
    const { token } = await invited(brand);
    const change = { currentPassword: password, newPassword: 'a loud evening in Pune' };
    expect((await call('POST', '/api/auth/password', brand, change)).status).toBe(200);
    expect((await teamOf(brand)).invitations).toEqual([]);
    expect(await join(token)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
  });

  test('is needed, and the owner gets a mail about each invitation and each new member, with a link that ends them', async () => {
    const brand = await owner();
    const { email, token } = await invited(brand);
    const notice = await mailbox.mailTo(brand.email, { subject: 'You invited a person to your team' });
    expect(notice.text).toContain(email);
    const member = await join(token);
    const joined = await mailbox.mailTo(brand.email, { subject: 'A person joined your team' });
    expect(joined.text).toContain(email);
    const [, recovery = ''] = /reset-password\?token=([\w-]{43})/.exec(joined.text ?? '') ?? [];
    const page = await read(`/api/reset-password?token=${recovery}`);
    expect(page.text).toContain('members who joined your team since then');
    await call('POST', '/api/reset-password', null, { token: recovery, password: 'a loud evening in Pune' });
    expect((await teamOf(brand)).members).toEqual([]);
    const me = await call('GET', '/api/auth/user', { id: member.body.id, role: 'brand' });
    expect(me.body).not.toHaveProperty('worksFor');
  });
});

describe('who may invite', () => {
  test('an owner with an unconfirmed address may not', async () => {
    const { user } = await register(identity.service, { role: 'brand' });
    expect(await invite(user)).toMatchObject({ status: 409, body: { code: 'email_unconfirmed' } });
  });

  test('a member may not invite, remove or list members', async () => {
    const brand = await owner();
    const [first, second] = [await memberOf(brand), await memberOf(brand)];
    const refused = await invite(first, anAddress(), person.password);
    expect(refused).toMatchObject({ status: 403, body: { code: 'team_owner_only' } });
    const removal = await call('DELETE', `/api/team/members/${second.id}`, first);
    expect(removal).toMatchObject({ status: 403, body: { code: 'team_owner_only' } });
    expect(await teamOf(first)).toEqual({
      isOwner: false,
      brandName: 'Nadi Naturals',
      members: [],
      invitations: [],
    });
  });

  test.each(['investor', 'agent'] as const)('a person with the role %s has no team', async (role) => {
    const { user } = await register(identity.service, { role });
    for (const reply of [await call('GET', '/api/team', user), await invite(user)])
      expect(reply.status).toBe(403);
  });

  test('an owner cannot invite themselves or a member', async () => {
    const brand = await owner();
    const member = await memberOf(brand);
    for (const email of [brand.email, member.email])
      expect((await invite(brand, email)).body.errors).toMatchObject([{ path: 'email' }]);
  });

  test('a team has a limited number of members and pending invitations', async () => {
    const brand = await owner();
    for (let n = 0; n < mostTeamMembers; n += 1) expect((await invite(brand)).status).toBe(200);
    expect(await invite(brand)).toMatchObject({ status: 409, body: { code: 'team_full' } });
  });

  test('an installation without mail refuses it with the reason', async () => {
    const without = await startTestService(makeIdentityService(readSettings({})), {
      broker: identity.broker,
      database: identity.service.database,
      callers: identity.service.callers,
    });
    const reply = await without.call('POST', '/api/team/invitations', {
      as: await owner(),
      body: { email: anAddress() },
      headers: aNetwork(),
    });
    expect(reply).toMatchObject({ status: 503, body: { code: 'mail_unavailable' } });
    await without.stop();
  });
});

describe('the end of a membership', () => {
  test('an owner removes a member, whose sessions end with the reply and whose account is kept', async () => {
    const brand = await owner();
    const member = await memberOf(brand);
    const reply = await call('DELETE', `/api/team/members/${member.id}`, brand);
    expect(stateIn(reply)).toEqual({
      userId: member.id,
      role: 'brand',
      version: 2,
      sessionsFrom: 2,
      worksFor: null,
    });
    expect((await teamOf(brand)).members).toEqual([]);
    expect(commandIn(await signIn(member.email)).start).toMatchObject({ worksFor: null });
    const again = await call('DELETE', `/api/team/members/${member.id}`, brand);
    expect([again.status, stateIn(again)]).toEqual([200, null]);
  });

  test('another brand cannot remove a member', async () => {
    const brand = await owner();
    const member = await memberOf(brand);
    const reply = await call('DELETE', `/api/team/members/${member.id}`, await owner());
    expect([reply.status, stateIn(reply)]).toEqual([200, null]);
    expect((await teamOf(brand)).members).toHaveLength(1);
  });

  test('a member leaves and stays signed in', async () => {
    const brand = await owner();
    const member = await memberOf(brand);
    const reply = await call('POST', '/api/team/leave', member);
    expect(stateIn(reply)).toMatchObject({ version: 2, sessionsFrom: 0, worksFor: null });
    expect((await teamOf(brand)).members).toEqual([]);
    expect((await call('GET', '/api/auth/user', member)).body).not.toHaveProperty('worksFor');
    expect(stateIn(await call('POST', '/api/team/leave', member))).toBeNull();
  });

  test('members of a suspended brand cannot sign in until it is restored', async () => {
    const brand = await owner();
    const member = await memberOf(brand);
    const { user: admin } = await makeAdmin(identity.service);
    const reason = 'Two listings carry the name of another brand.';
    await callAsAdmin(identity.service, admin, 'POST', `/api/admin/users/${brand.id}/suspend`, { reason });
    expect(await users().where({ id: member.id }).first('sessions_from')).toEqual({ sessions_from: 2 });
    const refused = await signIn(member.email);
    expect(refused).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
    expect(refused.body.detail).not.toContain(reason);
    expect((await call('GET', '/api/auth/user', member)).status).toBe(401);
    await callAsAdmin(identity.service, admin, 'POST', `/api/admin/users/${brand.id}/restore`);
    expect(commandIn(await signIn(member.email)).start).toMatchObject({ worksFor: brand.id });
  });

  test('members of a deleted brand keep their own accounts', async () => {
    const brand = await owner();
    const member = await memberOf(brand);
    await invited(brand);
    const body = { currentPassword: brand.password };
    expect((await call('POST', '/api/auth/user/deletion', brand, body)).status).toBe(200);
    const stored = await users().where({ id: member.id }).first();
    expect(stored).toMatchObject({ works_for: null, sessions_from: 2, version: 2 });
    expect(await identity.db('team_invitations').where({ owner_id: brand.id })).toEqual([]);
  });

  test('a membership ends when the brand or the member becomes an investor', async () => {
    const { user: admin } = await makeAdmin(identity.service);
    const setRole = (id: string) =>
      callAsAdmin(identity.service, admin, 'PATCH', `/api/admin/users/${id}/role`, { role: 'investor' });
    const [first, second] = [await owner(), await owner()];
    const [ofFirst, ofSecond] = [await memberOf(first), await memberOf(second)];
    await setRole(first.id);
    const reply = await setRole(ofSecond.id);
    expect(stateIn(reply)).toMatchObject({ role: 'investor', worksFor: null, sessionsFrom: 2 });
    for (const { id } of [ofFirst, ofSecond])
      expect(await users().where({ id }).first('works_for')).toEqual({ works_for: null });
  });
});

test('notifications of a brand wake only the browsers of its team', async () => {
  const brand = await owner();
  const [member, other] = [await memberOf(brand), await owner()];
  for (const { id } of [member, other])
    await identity.db('push_browsers').insert({
      id,
      user_id: id,
      endpoint: `https://updates.push.services.mozilla.com/${id}`,
      created_at: new Date(),
    });
  const consumer = identity.service.running.consumers.find(({ name }) => name === 'news-of-listings');
  if (!consumer) throw new Error('nobody consumes notifications of listings');
  const id = randomUUID();
  const event = { id, kind: 'franchise', ownerId: brand.id, state: 'asked' } as const;
  await handleEvent(identity.db, consumer, JSON.stringify(envelopeOf(listingUnconfirmedV1, id, event)));
  const due = await identity.db('push_browsers').whereNotNull('due_at').select('user_id');
  expect(due).toEqual([{ user_id: member.id }]);
});
