import { randomBytes, randomUUID } from 'node:crypto';
import type { TestReply, TestUser } from '@setu/service-kit/test';
import { aNetwork, callAsAdmin, makeAdmin, register } from '../../../test/builders';
import { setUpIdentityWithMailbox } from '../../../test/with-mailbox';
import { linkTokenHash, makeLinkToken } from '../link-token';
import { addRecoveryToken, addResetToken } from '../passwords/reset/password-reset.model';
import { type AccountEvent, accountEvents, type GrantName, grants, tablesOfAccounts } from './grants';

const { identity } = setUpIdentityWithMailbox({ TWO_STEP_KEY: randomBytes(32).toString('base64url') });

/** Grants that are stored in rows of this service. */
type Held = Exclude<
  GrantName,
  'sessions' | 'streams' | 'files-arriving' | 'exports' | 'password' | 'members'
>;

const dayMs = 24 * 60 * 60_000;
const later = () => new Date(Date.now() + dayMs);
const call = (method: string, path: string, body?: unknown, as: TestUser | null = null) =>
  identity.service.call(method, path, { as, body, headers: aNetwork() });

/** The columns of each grant in addition to its account, and how its row is found. */
const rows: Readonly<Record<Held, { table: string; row: () => object; which?: string; owner?: string }>> = {
  tickets: {
    table: 'sign_in_tickets',
    row: () => ({ token_hash: randomUUID(), is_admin: false, sessions_from: 0, expires_at: later() }),
    // Excludes the person who has just chosen a password.
    which: 'sessions_from = 0',
  },
  'reset-links': {
    table: 'password_resets',
    row: () => ({ token_hash: randomUUID(), expires_at: later() }),
    which: 'ends_since is null',
  },
  'recovery-links': {
    table: 'password_resets',
    row: () => ({ token_hash: randomUUID(), ends_since: new Date(), expires_at: later() }),
    which: 'ends_since is not null',
  },
  'email-changes': {
    table: 'email_changes',
    row: () => ({ email: `${randomUUID()}@people.test`, requested_at: new Date() }),
  },
  'confirm-links': {
    table: 'email_links',
    row: () => ({ token_hash: randomUUID(), email: 'somebody@people.test', expires_at: later() }),
  },
  'phone-codes': {
    table: 'phone_codes',
    row: () => ({
      id: randomUUID(),
      number: '+919876543210',
      state: 'sent',
      due_at: new Date(),
      requested_at: new Date(),
      expires_at: later(),
    }),
  },
  passkeys: {
    table: 'passkeys',
    row: () => ({
      credential_id: randomUUID(),
      public_key: Buffer.alloc(1),
      counter: 0,
      transports: [],
      name: 'A phone',
      created_at: new Date(),
    }),
  },
  'passkey-challenges': {
    table: 'passkey_challenges',
    row: () => ({ challenge_hash: randomUUID(), sessions_from: 0, expires_at: later() }),
  },
  providers: {
    table: 'provider_identities',
    row: () => ({ issuer: 'https://id.example', subject: randomUUID(), created_at: new Date() }),
  },
  'provider-joins': {
    table: 'provider_joins',
    row: () => ({ state_hash: randomUUID(), sessions_from: 0, expires_at: later() }),
  },
  'second-factor': {
    table: 'two_step',
    // Turned on by the owner, long ago.
    row: () => ({
      secret: Buffer.alloc(1),
      confirmed_at: new Date(Date.now() - dayMs),
      is_address_proven: true,
    }),
  },
  'push-browsers': {
    table: 'push_browsers',
    row: () => ({ id: randomUUID(), endpoint: randomUUID(), created_at: new Date() }),
  },
  invitations: {
    table: 'team_invitations',
    row: () => ({
      id: randomUUID(),
      email: `${randomUUID()}@people.test`,
      sent_at: new Date(),
      expires_at: later(),
    }),
    owner: 'owner_id',
  },
};
const held = Object.keys(rows) as Held[];

interface Person {
  sent: { email: string; password: string };
  user: TestUser;
}

/** A brand with a proven address, with each grant and a member who joined long ago. */
const withAll = async (): Promise<Person & { memberId: string }> => {
  const { sent, user } = await register(identity.service, { role: 'brand', brandName: 'Nadi' });
  await identity.db('users').where({ id: user.id }).update({ email_confirmed_at: new Date() });
  for (const name of held) {
    const { table, row, owner = 'user_id' } = rows[name];
    await identity.db(table).insert({ ...row(), [owner]: user.id });
  }
  // A notice of long ago, to an address of long ago.
  await identity.db('password_resets').insert({
    ...rows['recovery-links'].row(),
    user_id: user.id,
    ends_since: new Date(Date.now() - dayMs),
    former_email: `${randomUUID()}@people.test`,
  });
  const member = await register(identity.service, { role: 'brand', brandName: 'Meera' });
  const works = { works_for: user.id, works_since: new Date(Date.now() - dayMs) };
  await identity.db('users').where({ id: member.user.id }).update(works);
  return { sent, user, memberId: member.user.id };
};

/** The grants that still exist. */
const left = async (userId: string): Promise<Set<GrantName>> => {
  const found = new Set<GrantName>();
  for (const name of held) {
    const { table, which = 'true', owner = 'user_id' } = rows[name];
    const some = await identity
      .db(table)
      .where({ [owner]: userId })
      .whereRaw(which);
    if (some.length > 0) found.add(name);
  }
  const members = await identity.db('users').where({ works_for: userId });
  if (members.length > 0) found.add('members');
  return found;
};

const newPassword = 'a loud evening in Pune';
const reset = (token: string) => call('POST', '/api/reset-password', { token, password: newPassword });
const asAdmin = async (method: string, path: string, body?: object) =>
  callAsAdmin(identity.service, (await makeAdmin(identity.service)).user, method, path, body);

/** Causes each event. */
const happen: Readonly<Record<AccountEvent, (person: Person) => Promise<TestReply>>> = {
  'password-change': ({ sent, user }) =>
    call('POST', '/api/auth/password', { currentPassword: sent.password, newPassword }, user),
  reset: async ({ user }) => reset(await addResetToken(identity.db, user.id, new Date())),
  recovery: async ({ user }) => reset(await addRecoveryToken(identity.db, user.id, new Date(), new Date())),
  'address-change': async ({ user }) => {
    const email = `${randomUUID()}@people.test`;
    const token = makeLinkToken();
    await identity.db('email_changes').where({ user_id: user.id }).update({ email });
    await identity
      .db('email_links')
      .insert({ token_hash: linkTokenHash(token), user_id: user.id, email, expires_at: later() });
    return call('POST', '/api/confirm-email', { token });
  },
  suspension: ({ user }) =>
    asAdmin('POST', `/api/admin/users/${user.id}/suspend`, { reason: 'Advertising in inquiries.' }),
  'role-change': ({ user }) => asAdmin('PATCH', `/api/admin/users/${user.id}/role`, { role: 'investor' }),
  deletion: ({ sent, user }) =>
    call('POST', '/api/auth/user/deletion', { currentPassword: sent.password }, user),
  restore: async ({ user }) => {
    await identity.db('users').where({ id: user.id }).update({ suspended_at: new Date() });
    return asAdmin('POST', `/api/admin/users/${user.id}/restore`);
  },
};

/** Partial effects: a second factor, a member and a notice of long ago are not ended. */
const staysInPart = (name: GrantName, event: AccountEvent): boolean => {
  const effect = grants[name].on[event];
  return typeof effect === 'object' || effect !== 'ends';
};

const events = Object.keys(accountEvents) as AccountEvent[];

test.each(events)('the grants after "%s" match the table of grants', async (event) => {
  const person = await withAll();
  const before = await identity.db('users').where({ id: person.user.id }).first();
  expect((await happen[event](person)).status).toBeLessThan(300);

  const expected = [...held, 'members' as const].filter((name) => staysInPart(name, event));
  expect([...(await left(person.user.id))].sort()).toEqual(expected.sort());

  const after = await identity.db('users').where({ id: person.user.id }).first();
  const ended = after === undefined || after.sessions_from > before.sessions_from;
  const isChangedByItself = event === 'password-change';
  expect(ended).toBe(isChangedByItself || grants.sessions.on[event] === 'ends');
});

test('every table that refers to accounts belongs to a grant, or is listed as one without grants', async () => {
  const { rows: tables } = await identity.db.raw(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass and conrelid <> 'users'::regclass`,
  );
  const known = new Set(tablesOfAccounts);
  const unknown = tables.map(({ name }: { name: string }) => name).filter((name: string) => !known.has(name));
  expect(unknown).toEqual([]);
});

const twoStepOf = (userId: string) => identity.db('two_step').where({ user_id: userId });
const turnedOn = (userId: string, row: object) =>
  twoStepOf(userId).insert({ user_id: userId, secret: Buffer.alloc(1), ...row });

describe('a second factor', () => {
  test('from before the address was proven ends with a reset, so that it does not lock the owner out', async () => {
    const { user } = await register(identity.service);
    await turnedOn(user.id, { confirmed_at: new Date(), is_address_proven: false });
    expect((await happen.reset({ user } as Person)).status).toBe(200);
    expect(await twoStepOf(user.id)).toEqual([]);
  });

  test('that its owner turned on is required after a reset', async () => {
    const { user } = await register(identity.service);
    await turnedOn(user.id, { confirmed_at: new Date(), is_address_proven: true });
    expect(await happen.reset({ user } as Person)).toMatchObject({ status: 202 });
  });

  test('that is being set up ends with a new password', async () => {
    const { sent, user } = await register(identity.service);
    await turnedOn(user.id, { confirmed_at: null });
    await happen['password-change']({ sent, user });
    expect(await twoStepOf(user.id)).toEqual([]);
  });

  test('ends with the recovery link of a later notice when an earlier notice covers it', async () => {
    const { user } = await register(identity.service);
    const [passkeyAt, twoStepAt, passwordAt] = [-3_000, -2_000, -1_000].map(
      (ms) => new Date(Date.now() + ms),
    );
    const now = new Date();
    await addRecoveryToken(identity.db, user.id, passkeyAt as Date, now);
    await addRecoveryToken(identity.db, user.id, twoStepAt as Date, now);
    const newest = await addRecoveryToken(identity.db, user.id, passwordAt as Date, now);
    await turnedOn(user.id, { confirmed_at: twoStepAt, is_address_proven: true });
    // A reset first requires the stranger's code, and does not end the recovery links.
    expect((await happen.reset({ user } as Person)).status).toBe(202);
    expect((await reset(newest)).status).toBe(200);
    expect(await twoStepOf(user.id)).toEqual([]);
  });

  test('that the owner turned on before the notice is kept', async () => {
    const { user } = await register(identity.service);
    await turnedOn(user.id, { confirmed_at: new Date(Date.now() - dayMs), is_address_proven: true });
    const token = await addRecoveryToken(identity.db, user.id, new Date(), new Date());
    expect((await reset(token)).status).toBe(202);
  });
});

test('a recovery link ends the membership of people who joined since the notice, but not earlier memberships', async () => {
  const { user, memberId } = await withAll();
  const newcomer = (await register(identity.service, { role: 'brand', brandName: 'Accomplice' })).user;
  const since = new Date(Date.now() - 60_000);
  await identity.db('users').where({ id: newcomer.id }).update({ works_for: user.id, works_since: since });
  await reset(await addRecoveryToken(identity.db, user.id, since, new Date()));
  expect(await identity.db('users').where({ works_for: user.id }).pluck('id')).toEqual([memberId]);
});
