import { randomUUID } from 'node:crypto';
import {
  brandProfileSavedV1,
  brandVerifiedV1,
  phoneConfirmationChangedV1,
  twoStepRemovedV1,
  userDeletedV1,
  userRegisteredV1,
  userRoleChangedV1,
  userSuspensionChangedV1,
  userUpdatedV1,
} from '@setu/contracts';
import { fingerprintOf } from '@setu/service-features/phone-fingerprint';
import { makePactWorld, type StateKit, type TestService, type TestUser } from '@setu/service-kit/test';
import { linkTokenHash } from '../src/accounts/link-token';
import { makeSecretBox } from '../src/accounts/two-step/secret-box';
import { aNetwork, callAsAdmin, confirmAddress, makeAdmin, register } from '../test/builders';

type Parameters = Record<string, unknown>;
type Kit = StateKit<Parameters>;

/** A brand's profile with every field. */
const profile = {
  brandName: 'Nadi Naturals',
  description: 'Cold-pressed oils from our own mill.',
  targetAudience: 'Families in cities',
  website: 'https://nadi.example',
  logo: {
    url: '/media/c0ffee00-0000-4000-8000-000000000a02',
    width: 400,
    height: 400,
    blur: 'data:image/webp;base64,UklGRg==',
  },
  people: [
    {
      name: 'Asha Iyer',
      role: 'Founder',
      line: 'Runs the mill in Latur.',
      photo: {
        url: '/media/c0ffee00-0000-4000-8000-000000000a03',
        width: 400,
        height: 400,
        blur: 'data:image/webp;base64,UklGRg==',
      },
    },
  ],
};

/** Parts of several states: accounts, created by the same calls as in production. */
const makeSteps = (service: TestService, key: Buffer) => {
  const { db } = service.running;
  const box = makeSecretBox([key]);
  const users = () => db('users');
  /** The API generates ids, so the account gets the id that the consumer names afterwards. */
  const rename = async (from: string, to: unknown): Promise<string> => {
    if (typeof to !== 'string') return from;
    await service.running.db.transaction(async (trx) => {
      // The mail sender must not add a link meanwhile.
      await trx.raw('lock table mails, email_links in exclusive mode');
      await trx('users').where({ id: to }).delete();
      for (const table of ['credentials', 'mails', 'email_links'])
        await trx(table).where({ user_id: from }).delete();
      await trx('users').where({ id: from }).update({ id: to });
    });
    return to;
  };
  const aBrand = async (fields: Parameters = {}) =>
    (await register(service, { role: 'brand', brandName: profile.brandName, ...fields })).user;
  const saveProfile = (as: TestUser, fields: Parameters) =>
    service.call('PATCH', '/api/brand/profile', { as, body: { ...profile, ...fields } });
  const suspend = (admin: TestUser, id: string, reason: unknown = 'Advertising in inquiries.') =>
    callAsAdmin(service, admin, 'POST', `/api/admin/users/${id}/suspend`, { reason });
  const decide = (admin: TestUser, id: string, body: object) =>
    callAsAdmin(service, admin, 'PATCH', `/api/admin/brands/${id}`, body);
  /** Turns two-step verification on, with one recovery code. */
  const turnOn = async (user: TestUser, code: unknown) => {
    await db('two_step').insert({
      user_id: user.id,
      secret: box.seal('JBSWY3DPEHPK3PXP', user.id),
      confirmed_at: new Date(),
    });
    if (typeof code === 'string')
      await db('recovery_codes').insert({ user_id: user.id, code_hash: box.hash(code, user.id) });
    return user;
  };
  return { users, rename, aBrand, saveProfile, suspend, decide, turnOn };
};
type Steps = ReturnType<typeof makeSteps>;

const addSignedInStates = ({ world, state }: Kit, { aBrand, saveProfile }: Steps, service: TestService) => {
  for (const role of ['investor', 'brand', 'agent'])
    state(`signed in as ${role}`, async (fields) => {
      const { user } = await register(service, { role, ...fields });
      await confirmAddress(service, user);
      world.caller = { user, kind: 'user' };
    });
  state('signed in as brand with a profile', async (fields) => {
    const user = await aBrand();
    await saveProfile(user, fields);
    world.caller = { user, kind: 'user' };
  });
  state('signed in as administrator', async (fields) => {
    const { user } = await makeAdmin(service, fields);
    world.caller = { user, kind: 'admin' };
  });
  state('the caller has unread notifications', async ({ aboutId }) => {
    const { user: other } = await register(service, { role: 'brand', brandName: 'Nadi Naturals' });
    await service.running.db('news').insert({
      id: randomUUID(),
      user_id: world.caller?.user.id,
      event_id: randomUUID(),
      kind: 'reply-received',
      about_id: aboutId,
      about_kind: 'franchise',
      other_id: other.id,
      created_at: new Date(),
    });
  });
  state('nobody is signed in', () => {
    world.caller = null;
  });
  state('the session outlived its account', () => {
    world.caller = { user: { id: randomUUID(), role: 'investor' }, kind: 'user' };
  });
};

const documents = [{ type: 'gstin', number: '27AAPFU0939F1ZV' }];

const addAccountStates = (
  { world, state }: Kit,
  { users, rename, suspend, aBrand, decide }: Steps,
  service: TestService,
) => {
  state('the verification of a brand was withdrawn', async ({ id }) => {
    const { user: admin } = await makeAdmin(service, { firstName: 'Nisha', lastName: 'Verma' });
    const brandId = await rename((await aBrand()).id, id);
    await decide(admin, brandId, { isVerified: true, documents });
    await decide(admin, brandId, { isVerified: false, reason: 'The GSTIN was cancelled.' });
  });
  state('no demo is offered', () => undefined);
  state('mail can be sent', () => undefined);
  state('an administrator can log in', (fields) => makeAdmin(service, fields));
  state('somebody has registered', async ({ id, ...fields }) => {
    const { user } = await register(service, fields);
    await rename(user.id, id);
  });
  state('an account is suspended', async ({ id, reason, ...fields }) => {
    const { user } = await register(service, fields);
    const userId = await rename(user.id, id);
    await suspend((await makeAdmin(service)).user, userId, reason);
  });
  state('a mail was refused', async ({ recipient, problem }) => {
    const now = new Date();
    const fields = {
      id: randomUUID(),
      kind: 'password-reset',
      cause: randomUUID(),
      state: 'refused',
      tries: 1,
    };
    await service.running
      .db('mails')
      .insert({ ...fields, recipient, problem, due_at: now, created_at: now, ended_at: now });
  });
  state('the administrator is the only one', async ({ id, ...fields }) => {
    await users().where({ role: 'admin' }).update({ role: 'investor' });
    const { user } = await makeAdmin(service, fields);
    world.caller = { user: { ...user, id: await rename(user.id, id) }, kind: 'admin' };
  });
};

/** States of accounts with two-step verification: an app, and one recovery code that the consumer names. */
const addTwoStepStates = ({ world, state }: Kit, { rename, turnOn }: Steps, service: TestService) => {
  const { db } = service.running;
  const makeAdminWithTwoStep = async ({ code, email, ...fields }: Parameters) => {
    // Each interaction uses the same address.
    if (typeof email === 'string') await db('users').where({ email }).delete();
    return turnOn((await makeAdmin(service, { email, ...fields })).user, code);
  };
  state('signed in as investor with two-step verification', async ({ code, ...fields }) => {
    const { user } = await register(service, fields);
    world.caller = { user: await turnOn(user, code), kind: 'user' };
  });
  state('somebody has two-step verification', async ({ id, code, ...fields }) => {
    const { user } = await register(service, fields);
    await turnOn({ ...user, id: await rename(user.id, id) }, code);
  });
  state('an administrator with two-step verification can log in', makeAdminWithTwoStep);
  state(
    'an administrator with two-step verification has entered the password',
    async ({ ticket, ...fields }) => {
      const { id } = await makeAdminWithTwoStep(fields);
      await db('sign_in_tickets').insert({
        token_hash: linkTokenHash(String(ticket)),
        user_id: id,
        is_admin: true,
        sessions_from: (await db('users').where({ id }).first()).sessions_from,
        expires_at: new Date(Date.now() + 60_000),
      });
    },
  );
};

/** States of accounts with passkeys. Consumers never read their keys. */
const addPasskeyStates = ({ world, state }: Kit, service: TestService) => {
  const { db } = service.running;
  state('the caller has a passkey', async ({ id, name }) => {
    await db('passkeys').where({ id }).delete();
    await db('passkeys').insert({
      id,
      user_id: world.caller?.user.id,
      credential_id: randomUUID(),
      public_key: Buffer.alloc(1),
      counter: 0,
      transports: [],
      name,
      created_at: new Date(),
      last_used_at: new Date(),
    });
  });
  state('the caller was given a challenge for a passkey', async ({ challenge }) => {
    const challengeHash = linkTokenHash(String(challenge));
    await db('passkey_challenges').where({ challenge_hash: challengeHash }).delete();
    await db('passkey_challenges').insert({
      challenge_hash: challengeHash,
      user_id: world.caller?.user.id,
      sessions_from: 0,
      expires_at: new Date(Date.now() + 60_000),
    });
  });
};

/** A code that was sent to a number of this account. */
const addCode = async (service: TestService, userId: string | undefined, number: unknown, code: unknown) => {
  const now = new Date();
  await service.running.db('phone_codes').insert({
    user_id: userId,
    id: randomUUID(),
    number,
    code_hashes: [await fingerprintOf(String(code))],
    state: 'sent',
    due_at: now,
    requested_at: now,
    expires_at: new Date(now.getTime() + 60_000),
  });
};

/** States of phone numbers that a code confirms. */
const addPhoneStates = ({ world, state }: Kit, service: TestService) => {
  state('a code was sent to the phone of the caller', ({ number, code }) =>
    addCode(service, world.caller?.user.id, number, code),
  );
};

const confirmAPhone = async (service: TestService) => {
  const { user } = await register(service, { phone: null });
  const [phone, code] = ['+919876500000', '482913'];
  await addCode(service, user.id, phone, code);
  await service.call('POST', '/api/auth/phone/confirmation', { as: user, body: { phone, code } });
};

/** States whose last event of a type a consumer reads. */
const addEventStates = (
  { world, state }: Kit,
  { aBrand, saveProfile, suspend, decide, turnOn }: Steps,
  service: TestService,
) => {
  let type = '';
  world.lastEvent = async () => (await service.outbox()).findLast((event) => event.type === type)?.envelope;
  const publishes = (published: string, name: string, make: () => Promise<unknown>) =>
    state(name, async () => {
      type = published;
      await make();
    });
  const makeBrandAnInvestor = async () => {
    const { user: admin } = await makeAdmin(service);
    const { id } = await aBrand();
    await callAsAdmin(service, admin, 'PATCH', `/api/admin/users/${id}/role`, { role: 'investor' });
  };
  const suspendABrand = async () => {
    const { user: admin } = await makeAdmin(service, { firstName: 'Nisha', lastName: 'Verma' });
    await suspend(admin, (await aBrand()).id);
  };
  publishes(userRegisteredV1.type, 'an investor registers with first and last name', () => register(service));
  publishes(userRegisteredV1.type, 'a brand registers with a brand name', () => aBrand());
  publishes(userUpdatedV1.type, 'an administrator makes a brand an investor', makeBrandAnInvestor);
  publishes(
    userRoleChangedV1.type,
    'an administrator changes the role of a brand to investor',
    makeBrandAnInvestor,
  );
  publishes(brandVerifiedV1.type, 'an administrator verifies a brand', async () => {
    const { user: admin } = await makeAdmin(service);
    await decide(admin, (await aBrand()).id, { isVerified: true, documents });
  });
  publishes(userUpdatedV1.type, 'an administrator suspends a brand', suspendABrand);
  publishes(userSuspensionChangedV1.type, 'an administrator suspends the account of a brand', suspendABrand);
  publishes(
    twoStepRemovedV1.type,
    'an administrator turns two-step verification of a brand off',
    async () => {
      const { user: admin } = await makeAdmin(service, { firstName: 'Nisha', lastName: 'Verma' });
      const { id } = await turnOn(await aBrand(), null);
      const path = `/api/admin/users/${id}/two-step/removal`;
      await callAsAdmin(service, admin, 'POST', path, { reason: 'Lost the phone.' });
    },
  );
  publishes(userDeletedV1.type, 'a brand deletes its account', async () => {
    const { sent, user } = await register(service, { role: 'brand', brandName: profile.brandName });
    await service.call('POST', '/api/auth/user/deletion', {
      as: user,
      body: { currentPassword: sent.password },
      headers: aNetwork(),
    });
  });
  publishes(phoneConfirmationChangedV1.type, 'an investor confirms a phone number', () =>
    confirmAPhone(service),
  );
  publishes(brandProfileSavedV1.type, 'a brand saves its profile with every field', async () =>
    saveProfile(await aBrand(), {}),
  );
};

/**
 * The states that consumers' pacts name, created by the same calls as in production.
 * @param key the key of two-step verification
 */
export const makeWorld = (service: TestService, key: Buffer) => {
  const kit = makePactWorld(service, (parameters) => parameters as Parameters);
  const steps = makeSteps(service, key);
  addSignedInStates(kit, steps, service);
  addAccountStates(kit, steps, service);
  addTwoStepStates(kit, steps, service);
  addPasskeyStates(kit, service);
  addPhoneStates(kit, service);
  addEventStates(kit, steps, service);
  return kit.world;
};
