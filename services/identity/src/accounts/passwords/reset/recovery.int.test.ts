import { randomBytes } from 'node:crypto';
import { eventually, type TestReply, type TestUser } from '@setu/service-kit/test';
import { Secret, TOTP } from 'otpauth';
import { aNetwork, aRegistration, register } from '../../../../test/builders';
import { passkeySteps } from '../../../../test/passkey-steps';
import { setUpIdentityWithMailbox } from '../../../../test/with-mailbox';
import { makeRecoveryLink } from './recovery-link';

// The address of the site supports passkeys, and mail can be sent.
const { identity, mailbox } = setUpIdentityWithMailbox({
  TWO_STEP_KEY: randomBytes(32).toString('base64url'),
  PUBLIC_URL: 'http://localhost:8080',
});
const passkeys = passkeySteps({
  get service() {
    return identity.service;
  },
} as typeof identity);

const newPassword = 'a loud evening in Pune';
const post = (path: string, body: unknown, as: TestUser | null = null): Promise<TestReply> =>
  identity.service.call('POST', path, { as, body, headers: aNetwork() });
const tokenIn = ({ text = '' }: { text?: string }): string => /\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
const linkOf = async (to: string, subject: string) => tokenIn(await mailbox.mailTo(to, { subject }));
const anAddress = () => `${crypto.randomUUID()}@people.test`;

interface Person {
  sent: { email: string; password: string };
  user: TestUser;
}
const person = (more: object = {}): Promise<Person> => register(identity.service, { ...more });
/** A person who has proven the address. */
const owner = async (more: object = {}): Promise<Person> => {
  const one = await person(more);
  const token = await linkOf(one.sent.email, 'Confirm your email address');
  expect((await post('/api/confirm-email', { token })).status).toBe(200);
  return one;
};
/** Resets the password, as the owner of the mailbox. */
const forgot = async (email: string): Promise<TestReply> => {
  await post('/api/forgot-password', { email });
  const token = await linkOf(email, 'Choose a new password');
  return post('/api/reset-password', { token, password: newPassword });
};
const changeTo = ({ sent, user }: Person, email: string) =>
  post('/api/auth/email', { email, currentPassword: sent.password }, user);
const confirm = (token: string) => post('/api/confirm-email', { token });
const turnOn = async ({ sent, user }: Person) => {
  const { body } = await post('/api/auth/two-step/set-up', { currentPassword: sent.password }, user);
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
  expect((await post('/api/auth/two-step', { code }, user)).status).toBe(200);
  return body.secret as string;
};

describe('a person who registers the address of another person', () => {
  test.each([
    ['a passkey', '/api/auth/passkeys/options', {}],
    ['a second factor', '/api/auth/two-step/set-up', {}],
    ['a member', '/api/team/invitations', { email: 'accomplice@people.test' }],
  ])('cannot prepare %s', async (_what, path, more) => {
    const { sent, user } = await person({ role: 'brand', brandName: 'Nadi' });
    const refused = await post(path, { currentPassword: sent.password, ...more }, user);
    expect(refused).toMatchObject({ status: 409, body: { code: 'email_unconfirmed' } });
    // A wrong password is refused first, so that the refusal reveals nothing about the account to a stranger.
    const wrong = await post(path, { currentPassword: 'not this one', ...more }, user);
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'currentPassword' }] } });
  });

  test('cannot move the account to another address after the owner of the address has reset the password', async () => {
    const victim = await person();
    const elsewhere = anAddress();
    await changeTo(victim, elsewhere);
    const token = await linkOf(elsewhere, 'Confirm your new email address');
    expect((await forgot(victim.sent.email)).status).toBe(200);
    const page = await identity.service.call('GET', `/api/confirm-email?token=${token}`);
    expect(page.status).toBe(400);
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    expect((await post('/api/login', { email: victim.sent.email, password: newPassword })).status).toBe(200);
  });

  test('by a typing mistake can still correct it', async () => {
    const mistyped = await person();
    const right = anAddress();
    await changeTo(mistyped, right);
    expect((await confirm(await linkOf(right, 'Confirm your new email address'))).status).toBe(200);
    expect((await post('/api/login', { email: right, password: mistyped.sent.password })).status).toBe(200);
  });
});

describe('a change of the address', () => {
  test('that was requested last takes effect, in any order of opened links', async () => {
    const one = await owner();
    const [first, second] = [anAddress(), anAddress()];
    await changeTo(one, first);
    const old = await linkOf(first, 'Confirm your new email address');
    await changeTo(one, second);
    const newest = await linkOf(second, 'Confirm your new email address');
    expect((await confirm(old)).status).toBe(400);
    expect((await confirm(newest)).status).toBe(200);
    expect((await confirm(old)).status).toBe(400);
    expect((await post('/api/login', { email: second, password: one.sent.password })).status).toBe(200);
  });

  test('ends with a new password, also while its mail is waiting', async () => {
    const one = await owner();
    const elsewhere = anAddress();
    mailbox.refuse({ code: 451, message: 'Try later' });
    await changeTo(one, elsewhere);
    // Wait until the first try has failed: a mail that is being sent during the change would arrive, with a link that does not work.
    await eventually(async () => {
      const mail = await identity.db('mails').where({ recipient: elsewhere }).first();
      expect(mail?.problem).toEqual(expect.any(String));
    });
    const change = { currentPassword: one.sent.password, newPassword };
    expect((await post('/api/auth/password', change, one.user)).status).toBe(200);
    mailbox.refuse(null);
    identity.clock.ahead += 60_000;
    await linkOf(one.sent.email, 'Your password was changed');
    while ((await identity.db('mails').whereIn('state', ['waiting', 'sending'])).length > 0)
      identity.clock.ahead += 60_000;
    expect(JSON.stringify(mailbox.mails.map(({ to }) => to))).not.toContain(elsewhere);
    identity.clock.ahead = 0;
  });

  test('is mailed to the current address when it is requested, with a link that ends it', async () => {
    const one = await owner();
    const elsewhere = anAddress();
    await changeTo(one, elsewhere);
    const link = await linkOf(elsewhere, 'Confirm your new email address');
    const stop = await linkOf(one.sent.email, 'Another email address was entered for your account');
    expect((await post('/api/reset-password', { token: stop, password: newPassword })).status).toBe(200);
    expect((await confirm(link)).status).toBe(400);
  });
});

test('a new password ends links to choose a new password', async () => {
  const one = await owner();
  await post('/api/forgot-password', { email: one.sent.email });
  const token = await linkOf(one.sent.email, 'Choose a new password');
  await post('/api/auth/password', { currentPassword: one.sent.password, newPassword }, one.user);
  expect((await post('/api/reset-password', { token, password: 'a third quiet morning' })).status).toBe(400);
});

describe('a stranger who knows the password', () => {
  test('can add a passkey, which ends with the reset', async () => {
    const victim = await owner();
    const { passkey } = await passkeys.add(victim);
    expect((await passkeys.signIn(passkey)).status).toBe(200);
    expect((await forgot(victim.sent.email)).status).toBe(200);
    expect((await passkeys.signIn(passkey)).status).toBe(401);
  });

  test('cannot finish adding a passkey after a reset', async () => {
    const victim = await owner();
    const { answer } = passkeys.authenticator.create(await passkeys.begin(victim));
    await forgot(victim.sent.email);
    const late = await post('/api/auth/passkeys', { name: 'Late', answer }, victim.user);
    expect(late).toMatchObject({ status: 400, body: { code: 'passkey_expired' } });
  });

  test('can add a second factor and a new password, and the link in the mail recovers the account without a code', async () => {
    const victim = await owner();
    await turnOn(victim);
    const stop = await linkOf(victim.sent.email, 'Two-step verification is on');
    await post('/api/auth/password', { currentPassword: victim.sent.password, newPassword }, victim.user);
    // Without the link a reset requires the code, as if the owner had turned it on.
    expect((await forgot(victim.sent.email)).status).toBe(202);
    const back = await post('/api/reset-password', { token: stop, password: 'a third quiet morning' });
    expect(back.status).toBe(200);
    expect(
      (await post('/api/login', { email: victim.sent.email, password: 'a third quiet morning' })).status,
    ).toBe(200);
  });

  test('can create new recovery codes, and the owner gets a mail', async () => {
    const victim = await owner();
    const secret = await turnOn(victim);
    identity.clock.ahead = 30_000;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
    const proof = { currentPassword: victim.sent.password, code };
    expect((await post('/api/auth/two-step/recovery-codes', proof, victim.user)).status).toBe(200);
    await linkOf(victim.sent.email, 'New recovery codes were made');
    identity.clock.ahead = 0;
  });
});

describe('an account that was moved to another address', () => {
  const changed = 'The email address of your account was changed';
  const moved = async (one: Person, email = anAddress()): Promise<string> => {
    expect((await changeTo(one, email)).status).toBe(202);
    expect((await confirm(await linkOf(email, 'Confirm your new email address'))).status).toBe(200);
    return email;
  };
  const reset = (token: string, password = newPassword) => post('/api/reset-password', { token, password });
  const signsIn = async (email: string, password: string) =>
    (await post('/api/login', { email, password })).status;
  const noticeTo = async (email: string, subject = changed) => {
    const mail = await mailbox.mailTo(email, { subject });
    return { token: tokenIn(mail), text: mail.text ?? '' };
  };

  test('is recovered with the link in the mail to the former address, after any change by the thief', async () => {
    const victim = await owner();
    const stolen = await moved(victim);
    const { token } = await noticeTo(victim.sent.email);
    const body = { currentPassword: victim.sent.password, newPassword: 'a password of the thief' };
    expect((await post('/api/auth/password', body, victim.user)).status).toBe(200);
    await passkeys.add({ ...victim, sent: { email: stolen, password: body.newPassword } });
    const thief = (await noticeTo(stolen, 'A passkey was added')).token;
    const page = await fetch(`${identity.service.url}/api/reset-password?token=${token}`);
    expect(await page.text()).toContain(`Your account gets the address ${victim.sent.email} again.`);
    expect((await reset(token)).body).toMatchObject({ email: victim.sent.email, isEmailConfirmed: true });
    expect([await signsIn(victim.sent.email, newPassword), await signsIn(stolen, newPassword)]).toEqual([
      200, 401,
    ]);
    expect((await reset(thief)).status).toBe(400);
    // The mail to the thief does not have a link.
    expect((await noticeTo(stolen)).token).toBe('');
  });

  test('is also recovered with the notice before the change, and after a second change', async () => {
    const victim = await owner();
    const first = await moved(victim);
    const before = await noticeTo(victim.sent.email, 'Another email address was entered for your account');
    const second = await moved({ ...victim, sent: { ...victim.sent, email: first } });
    const thief = await noticeTo(first);
    expect(thief.token).toHaveLength(43);
    expect((await reset(before.token)).body).toMatchObject({ email: victim.sent.email });
    expect((await reset(thief.token)).status).toBe(400);
    expect(await signsIn(second, newPassword)).toBe(401);
  });

  test('can be recovered after the thief used the link to their own address', async () => {
    const victim = await owner();
    const first = await moved(victim);
    const { token } = await noticeTo(victim.sent.email);
    await moved({ ...victim, sent: { ...victim.sent, email: first } });
    expect((await reset((await noticeTo(first)).token, 'a password of the thief')).status).toBe(200);
    expect((await reset(token)).body).toMatchObject({ email: victim.sent.email });
  });

  test('sends no link to an unproven former address, because it may be a typing mistake', async () => {
    const one = await person();
    await moved(one);
    const notice = await noticeTo(one.sent.email);
    expect([notice.token, notice.text.includes('/contact')]).toEqual(['', true]);
    const before = await noticeTo(one.sent.email, 'Another email address was entered for your account');
    expect((await reset(before.token)).status).toBe(400);
  });

  test('is not recovered while another account has proven the former address, and the link stays valid', async () => {
    const victim = await owner();
    await moved(victim);
    const { token } = await noticeTo(victim.sent.email);
    const other = await owner();
    await moved(other, victim.sent.email);
    expect(await reset(token)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    await identity.db('users').where({ id: other.user.id }).delete();
    expect((await reset(token)).status).toBe(200);
  });

  /** Recipients and subjects of the mails after this number. */
  const sentSince = (before: number) =>
    mailbox.mails
      .slice(before)
      .flatMap(({ to = [], subject }) => to.map(({ address }) => `${address}: ${subject}`));
  /** The mail server refuses the first try of a mail, and accepts it after other work. */
  const delayed = async (kind: string, cause: () => Promise<unknown>, then: () => Promise<unknown>) => {
    mailbox.refuse({ code: 451, message: 'Try later' });
    await cause();
    const unsent = () => identity.db('mails').where({ kind }).whereIn('state', ['waiting', 'sending']);
    await eventually(async () => expect(await unsent()).toMatchObject([{ state: 'waiting', tries: 1 }]));
    mailbox.refuse(null);
    await then();
    const before = mailbox.mails.length;
    identity.clock.ahead = 60_000;
    await eventually(async () => expect(await unsent()).toEqual([]));
    identity.clock.ahead = 0;
    return sentSince(before);
  };

  test('is recovered with an earlier notice that was sent late, because it is sent to the address at the time of its event', async () => {
    const victim = await owner();
    const sent = await delayed(
      'passkey-added',
      () => passkeys.add(victim),
      () => moved(victim),
    );
    expect(sent).toContain(`${victim.sent.email}: A passkey was added`);
    const { token } = await noticeTo(victim.sent.email, 'A passkey was added');
    expect((await reset(token)).body).toMatchObject({ email: victim.sent.email });
  });

  test('cannot be moved again with a notice that the thief’s mail server accepted late', async () => {
    const victim = await owner();
    const first = await moved(victim);
    const { token } = await noticeTo(victim.sent.email);
    const second = anAddress();
    await changeTo({ ...victim, sent: { ...victim.sent, email: first } }, second);
    const link = await linkOf(second, 'Confirm your new email address');
    const sent = await delayed(
      'email-moved',
      () => confirm(link),
      async () => expect((await reset(token)).status).toBe(200),
    );
    expect(sent).not.toContain(`${first}: ${changed}`);
  });

  test('has a former address that cannot be registered while the link may work', async () => {
    const victim = await owner();
    const elsewhere = anAddress();
    await changeTo(victim, elsewhere);
    const token = await linkOf(elsewhere, 'Confirm your new email address');
    const thief = aRegistration({ email: victim.sent.email });
    const registers = () => post('/api/register', thief);
    // The first registration is concurrent with the change of the address.
    const [, during] = await Promise.all([confirm(token), registers()]);
    for (const refused of [during, await registers()])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'email_taken', errors: [{ path: 'email' }] },
      });
    expect((await reset((await noticeTo(victim.sent.email)).token)).status).toBe(200);
    expect(await signsIn(victim.sent.email, newPassword)).toBe(200);

    const leaver = await owner();
    await moved(leaver);
    identity.clock.ahead = 10 * 24 * 60 * 60_000 + 60_000;
    expect((await post('/api/register', aRegistration({ email: leaver.sent.email }))).status).toBe(201);
    identity.clock.ahead = 0;
  });
});

test('a recovery link works once, and not after seven days', async () => {
  const one = await owner();
  await passkeys.add(one);
  const token = await linkOf(one.sent.email, 'A passkey was added');
  identity.clock.ahead = 7 * 24 * 60 * 60_000 + 1_000;
  expect((await post('/api/reset-password', { token, password: newPassword })).status).toBe(400);
  identity.clock.ahead = 0;
  expect((await post('/api/reset-password', { token, password: newPassword })).status).toBe(200);
  expect((await post('/api/reset-password', { token, password: newPassword })).status).toBe(400);
});

test('a refused form shows the same text about a recovery', async () => {
  const one = await owner();
  await passkeys.add(one);
  const token = await linkOf(one.sent.email, 'A passkey was added');
  const reply = await fetch(`${identity.service.url}/api/reset-password`, {
    method: 'POST',
    headers: aNetwork(),
    body: new URLSearchParams({ token, recovery: '1', password: 'short' }),
  });
  expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('members who joined')]);
});

describe('a new password of the owner, and a person who joins the team', () => {
  /** A brand with a pending invitation: its link, and the links in the owner's mails. */
  const inviting = async () => {
    const brand = await owner({ role: 'brand', brandName: 'Nadi' });
    const email = anAddress();
    await post('/api/team/invitations', { email, currentPassword: brand.sent.password }, brand.user);
    const invitation = await linkOf(email, 'You are invited to a team');
    const recovery = await linkOf(brand.sent.email, 'You invited a person to your team');
    await post('/api/forgot-password', { email: brand.sent.email });
    const forgotten = await linkOf(brand.sent.email, 'Choose a new password');
    const join = () =>
      post('/api/join-team', {
        token: invitation,
        firstName: 'Meera',
        lastName: 'Iyer',
        password: newPassword,
        acceptTerms: true,
      });
    return { brand, email, join, tokens: { recovery, forgotten } };
  };
  const choose = (token: string) => post('/api/reset-password', { token, password: newPassword });
  const waiting = async (): Promise<number> => {
    const { rows } = await identity.db.raw(
      `select count(*)::integer as calls from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].calls;
  };
  /** Makes calls wait in order for the row of an account, and releases them together. @returns their replies */
  const inTurn = async (userId: string, calls: readonly (() => Promise<TestReply>)[]) => {
    const replies: Promise<TestReply>[] = [];
    await identity.db.transaction(async (trx) => {
      await trx('users').where({ id: userId }).forUpdate();
      for (const call of calls) {
        replies.push(call());
        await eventually(async () => expect(await waiting()).toBe(replies.length));
      }
    });
    return Promise.all(replies);
  };
  const membersOf = ({ user }: Person) => identity.db('users').where({ works_for: user.id });
  const invitationsOf = ({ user }: Person) => identity.db('team_invitations').where({ owner_id: user.id });
  const startOf = ({ headers }: TestReply) => JSON.parse(headers.get('x-session-command') ?? '{}').start;

  test('is chosen while a link to choose a password is being created: the link is not created', async () => {
    const { user, sent } = await owner();
    const before = mailbox.mails.length;
    await identity.db.transaction(async (trx) => {
      await trx('users').where({ id: user.id }).forUpdate();
      await post('/api/forgot-password', { email: sent.email });
      await eventually(async () => expect(await waiting()).toBe(1));
      await trx('credentials').where({ user_id: user.id }).update({ changed_at: new Date() });
    });
    const kind = 'password-reset';
    await eventually(async () =>
      expect(await identity.db('mails').where({ kind, recipient: sent.email })).toEqual([]),
    );
    expect(mailbox.mails.slice(before)).toEqual([]);
    expect(await identity.db('password_resets').where({ user_id: user.id })).toEqual([]);
  });

  test('is not offered in a notice to an address that the account gives up while the link is being created', async () => {
    const { user, sent } = await owner();
    const link = makeRecoveryLink({
      clock: identity.clock,
      inTransaction: (work) => identity.db.transaction(work),
      site: 'http://localhost:8080',
      mayUsePassword: () => true,
    });
    let made: ReturnType<typeof link> | undefined;
    await identity.db.transaction(async (trx) => {
      await trx('users').where({ id: user.id }).forUpdate();
      made = link(user.id, new Date(), sent.email);
      await eventually(async () => expect(await waiting()).toBe(1));
      await trx('users').where({ id: user.id }).update({ email: anAddress() });
    });
    expect(await made).toBeNull();
  });

  test.each(['forgotten', 'recovery'] as const)(
    'a password by the link "%s" first: the waiting invitation is refused',
    async (link) => {
      const { brand, email, join, tokens } = await inviting();
      const [chosen, joined] = await inTurn(brand.user.id, [() => choose(tokens[link]), join]);
      expect(chosen?.status).toBe(200);
      expect(joined).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
      expect([await membersOf(brand), await invitationsOf(brand)]).toEqual([[], []]);
      expect(await identity.db('users').where({ email })).toEqual([]);
    },
  );

  test('a person joins first, invited by the owner: the membership stays, and the owner gets a mail with a link that ends it', async () => {
    const { brand, email, join, tokens } = await inviting();
    const [joined, chosen] = await inTurn(brand.user.id, [join, () => choose(tokens.forgotten)]);
    expect([joined?.status, chosen?.status]).toEqual([201, 200]);
    expect([await membersOf(brand), await invitationsOf(brand)]).toEqual([[expect.anything()], []]);
    const stop = await linkOf(brand.sent.email, 'A person joined your team');
    expect((await choose(stop)).status).toBe(200);
    expect(await membersOf(brand)).toEqual([]);
    expect(startOf(await post('/api/login', { email, password: newPassword }))).toMatchObject({
      worksFor: null,
    });
  });

  test('a person joins first, before the recovery link of the invitation: the membership and its new session end', async () => {
    const { brand, email, join, tokens } = await inviting();
    const [joined, chosen] = await inTurn(brand.user.id, [join, () => choose(tokens.recovery)]);
    expect([joined?.status, chosen?.status]).toEqual([201, 200]);
    expect([await membersOf(brand), await invitationsOf(brand)]).toEqual([[], []]);
    const member = await identity.db('users').where({ email }).first();
    expect(startOf(joined as TestReply).version).toBeLessThan(member.sessions_from);
  });

  test('a concurrent recovery and joining leave no membership, in any order', async () => {
    const { brand, join, tokens } = await inviting();
    const [chosen, joined] = await Promise.all([choose(tokens.recovery), join()]);
    expect(chosen.status).toBe(200);
    expect([201, 400]).toContain(joined.status);
    expect([await membersOf(brand), await invitationsOf(brand)]).toEqual([[], []]);
  });
});

test('a concurrent reset and joining leave a member or nothing, and never an invitation', async () => {
  const brand = await owner({ role: 'brand', brandName: 'Nadi' });
  const email = anAddress();
  await post('/api/team/invitations', { email, currentPassword: brand.sent.password }, brand.user);
  const invitation = await linkOf(email, 'You are invited to a team');
  await post('/api/forgot-password', { email: brand.sent.email });
  const token = await linkOf(brand.sent.email, 'Choose a new password');
  const [reset, joined] = await Promise.all([
    post('/api/reset-password', { token, password: newPassword }),
    post('/api/join-team', {
      token: invitation,
      firstName: 'Meera',
      lastName: 'Iyer',
      password: newPassword,
      acceptTerms: true,
    }),
  ]);
  expect(reset.status).toBe(200);
  expect([201, 400]).toContain(joined.status);
  const members = await identity.db('users').where({ works_for: brand.user.id });
  expect(members).toHaveLength(joined.status === 201 ? 1 : 0);
  expect(await identity.db('team_invitations').where({ owner_id: brand.user.id })).toEqual([]);
});
