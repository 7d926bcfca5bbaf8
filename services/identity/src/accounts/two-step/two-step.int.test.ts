import { randomBytes, randomUUID } from 'node:crypto';
import { recoveryCodeCount, twoStepRemovedV1 } from '@setu/contracts';
import {
  eventually,
  type ServiceAlone,
  setUpServiceAlone,
  startServiceAlone,
  stopClock,
  type TestUser,
} from '@setu/service-kit/test';
import { Secret, TOTP } from 'otpauth';
import {
  aNetwork,
  callAsAdmin,
  confirmAddress,
  eventsAbout,
  makeAdmin,
  postForm,
  register,
} from '../../../test/builders';
import { type Mailbox, startMailbox } from '../../../test/mailbox';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';

const key = randomBytes(32).toString('base64url');
// A code is valid for a minute at most.
stopClock();
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox?.stop());

const identity = setUpServiceAlone(makeIdentityService(readSettings({ TWO_STEP_KEY: key })));
const strict = setUpServiceAlone(
  makeIdentityService(readSettings({ TWO_STEP_KEY: key, ADMIN_MFA: 'required' })),
);

type Service = ServiceAlone;
const post = (path: string, body: unknown, as?: TestUser, at: Service = identity) =>
  at.service.call('POST', path, { as: as ?? null, body, headers: aNetwork() });

/** The code that an authenticator app shows. @param steps periods of 30 seconds from now */
const codeOf = (secret: string, steps = 0, at: Service = identity) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + at.clock.ahead + steps * 30_000,
  });
/** A code of the right length that is not the current code. */
const notThat = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 5) % 10));

/** Advances the clock by periods of a code. */
const wait = (steps = 1, at: Service = identity) => {
  at.clock.ahead += steps * 30_000;
};

interface Person {
  sent: { email: string; password: string };
  user: TestUser;
}

const turnOn = async ({ sent, user }: Person, at: Service = identity) => {
  const setUp = await post('/api/auth/two-step/set-up', { currentPassword: sent.password }, user, at);
  const { secret, uri } = setUp.body;
  const confirmed = await post('/api/auth/two-step', { code: codeOf(secret, 0, at) }, user, at);
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  wait(1, at);
  return { secret, uri, recoveryCodes: confirmed.body.recoveryCodes as string[] };
};
const someone = async () => {
  const person = await register(identity.service);
  return { ...person, ...(await turnOn(person)) };
};
const signIn = ({ sent }: Pick<Person, 'sent'>) =>
  post('/api/login', { email: sent.email, password: sent.password });
const stateOf = async (user: TestUser) =>
  (await identity.service.call('GET', '/api/auth/two-step', { as: user })).body;
const wrongCode = {
  status: 400,
  body: { errors: [{ path: 'code', message: expect.stringMatching(/^This code is wrong or was used/) }] },
};

describe('turning two-step verification on', () => {
  test('an app gets the secret, and a first code turns it on and returns ten recovery codes', async () => {
    const { sent, user } = await register(identity.service);
    expect(await stateOf(user)).toEqual({ isAvailable: true, since: null, recoveryCodesLeft: 0 });
    const { secret, uri, recoveryCodes } = await turnOn({ sent, user });
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/FranchiseSetu:${sent.email}`);
    expect(new Set(recoveryCodes).size).toBe(recoveryCodeCount);
    expect(await stateOf(user)).toEqual({
      isAvailable: true,
      since: expect.any(String),
      recoveryCodesLeft: recoveryCodeCount,
    });
  });

  test('nothing changes at sign-in until a code has confirmed the app', async () => {
    const { sent, user } = await register(identity.service);
    const { body } = await post('/api/auth/two-step/set-up', { currentPassword: sent.password }, user);
    expect((await signIn({ sent })).status).toBe(200);
    expect(await post('/api/auth/two-step', { code: notThat(codeOf(body.secret)) }, user)).toMatchObject(
      wrongCode,
    );
    expect((await signIn({ sent })).status).toBe(200);
  });

  test('a wrong password gets no secret, and an account with two-step verification gets no second secret', async () => {
    const person = await someone();
    const wrong = await post('/api/auth/two-step/set-up', { currentPassword: 'not this one' }, person.user);
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'currentPassword' }] } });
    const again = await post(
      '/api/auth/two-step/set-up',
      { currentPassword: person.sent.password },
      person.user,
    );
    expect(again).toMatchObject({ status: 409, body: { code: 'two_step_on' } });
  });

  test('the secret and recovery codes cannot be read in the database', async () => {
    const { user, secret, recoveryCodes } = await someone();
    const [row] = await identity.db('two_step').where({ user_id: user.id });
    const codes = await identity.db('recovery_codes').where({ user_id: user.id });
    const stored = `${row.secret.toString('latin1')} ${JSON.stringify(codes)}`;
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});

describe('signing in with two-step verification', () => {
  test('the right password gets a ticket but no session, and ticket and code get the session', async () => {
    const person = await someone();
    const first = await signIn(person);
    expect(first).toMatchObject({ status: 202, body: { ticket: expect.any(String) } });
    expect(first.headers.has('x-session-command')).toBe(false);
    const second = await post('/api/login/code', {
      ticket: first.body.ticket,
      code: codeOf(person.secret).replace(/^.../, '$& '),
    });
    expect(second).toMatchObject({ status: 200, body: { id: person.user.id } });
    expect(JSON.parse(second.headers.get('x-session-command') ?? '')).toMatchObject({
      start: { userId: person.user.id },
    });
  });

  test('the code of the previous step is accepted, older and wrong codes are refused, and the ticket stays valid', async () => {
    const person = await someone();
    const { ticket } = (await signIn(person)).body;
    for (const code of [codeOf(person.secret, -3), notThat(codeOf(person.secret))])
      expect(await post('/api/login/code', { ticket, code })).toMatchObject(wrongCode);
    wait();
    expect((await post('/api/login/code', { ticket, code: codeOf(person.secret, -1) })).status).toBe(200);
  });

  test('a code works once, also when it is sent twice concurrently', async () => {
    const person = await someone();
    const [one, other] = [(await signIn(person)).body.ticket, (await signIn(person)).body.ticket];
    const code = codeOf(person.secret);
    const replies = await Promise.all(
      [one, other].map((ticket) => post('/api/login/code', { ticket, code })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a recovery code works once', async () => {
    const person = await someone();
    const [code = ''] = person.recoveryCodes;
    const use = async () =>
      post('/api/login/code', { ticket: (await signIn(person)).body.ticket, code: code.toLowerCase() });
    expect((await use()).status).toBe(200);
    expect(await use()).toMatchObject(wrongCode);
    expect((await stateOf(person.user)).recoveryCodesLeft).toBe(recoveryCodeCount - 1);
  });

  test.each([
    ['used', async (ticket: string, code: string) => void (await post('/api/login/code', { ticket, code }))],
    ['too old', async () => wait(22)],
  ])('a ticket that is %s answers 401 with the advice to begin again', async (_how, spoil) => {
    const person = await someone();
    const { ticket } = (await signIn(person)).body;
    await spoil(ticket, codeOf(person.secret));
    wait();
    expect(await post('/api/login/code', { ticket, code: codeOf(person.secret) })).toMatchObject({
      status: 401,
      body: { code: 'two_step_expired' },
    });
  });

  test('a ticket ends with a change of the password', async () => {
    const person = await someone();
    const { ticket } = (await signIn(person)).body;
    const change = { currentPassword: person.sent.password, newPassword: 'another quiet morning' };
    expect((await post('/api/auth/password', change, person.user)).status).toBe(200);
    expect((await post('/api/login/code', { ticket, code: codeOf(person.secret) })).status).toBe(401);
  });

  test.each([
    [{ ticket: 'x', code: '123456' }, 'ticket'],
    [{ ticket: 'a'.repeat(43), code: '12345' }, 'code'],
    [{ ticket: 'a'.repeat(43), code: '1234\u00006' }, 'code'],
    [{ ticket: 'a'.repeat(43) }, 'code'],
  ])('%j is refused on its field', async (body, path) => {
    expect(await post('/api/login/code', body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('wrong codes slow down further tries of the account', async () => {
    const person = await someone();
    const { ticket } = (await signIn(person)).body;
    const headers = aNetwork();
    const body = { ticket, code: notThat(codeOf(person.secret)) };
    const guess = () => identity.service.call('POST', '/api/login/code', { body, headers });
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(400);
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });

  test('the form works without JavaScript: a page for the code, then the return path', async () => {
    const person = await someone();
    const { email, password } = person.sent;
    const first = await postForm(identity.service, '/api/login', { email, password, returnTo: '/dashboard' });
    expect(first.status).toBe(200);
    const page = first.text;
    expect(page).not.toContain(password);
    const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(page) ?? [];
    const wrong = await postForm(identity.service, '/api/login/code', {
      ticket,
      code: '1',
      returnTo: '/dashboard',
    });
    expect(wrong.text).toContain('Enter the 6 digits that your app shows, or a recovery code');
    const right = await postForm(identity.service, '/api/login/code', {
      ticket,
      code: codeOf(person.secret),
      returnTo: '/dashboard',
    });
    expect(right.status).toBe(303);
    expect(right.headers.get('location')).toBe('/dashboard');
    const late = await postForm(identity.service, '/api/login/code', { ticket, code: '123456' });
    expect(late.status).toBe(401);
    expect(late.text).toContain('The sign-in took too long');
  });
});

describe('administrators', () => {
  const logIn = ({ sent }: Pick<Person, 'sent'>, at: Service) =>
    post('/api/admin/login', { email: sent.email, password: sent.password }, undefined, at);

  test('an administrator logs in with password and code, and a ticket of a user sign-in is refused', async () => {
    const person = await makeAdmin(identity.service);
    const { secret } = await turnOn(person);
    const ofWebsite = (await signIn(person)).body.ticket;
    const { status, body } = await logIn(person, identity);
    expect(status).toBe(202);
    const code = codeOf(secret);
    expect((await post('/api/admin/login/code', { ticket: ofWebsite, code })).status).toBe(401);
    const reply = await post('/api/admin/login/code', { ticket: body.ticket, code });
    expect(reply).toMatchObject({ status: 200, body: { admin: { id: person.user.id } } });
    expect(JSON.parse(reply.headers.get('x-session-command') ?? '')).toMatchObject({
      startAdmin: { userId: person.user.id },
    });
  });

  test('with ADMIN_MFA=required an administrator without it cannot log in, and sees what to do', async () => {
    const person = await makeAdmin(strict.service);
    expect(await logIn(person, strict)).toMatchObject({
      status: 403,
      body: { code: 'two_step_needed', detail: expect.stringContaining('turn it on in your settings') },
    });
    await turnOn(person, strict);
    expect((await logIn(person, strict)).status).toBe(202);
  });
});

describe('turning two-step verification off', () => {
  test('it needs password and code, and then the password is enough', async () => {
    const person = await someone();
    const off = (currentPassword: string, code: string) =>
      post('/api/auth/two-step/removal', { currentPassword, code }, person.user);
    expect((await off('not this one', codeOf(person.secret))).status).toBe(400);
    expect(await off(person.sent.password, notThat(codeOf(person.secret)))).toMatchObject(wrongCode);
    expect(await off(person.sent.password, codeOf(person.secret))).toMatchObject({
      status: 200,
      body: { removed: true },
    });
    expect((await signIn(person)).status).toBe(200);
    expect(await stateOf(person.user)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
  });

  test('it leaves no recovery codes that are created concurrently', async () => {
    const { sent, user, recoveryCodes } = await someone();
    const proof = { currentPassword: sent.password, code: recoveryCodes[0] };
    let renewing: ReturnType<typeof post> | undefined;
    await identity.db.transaction(async (trx) => {
      const own = () => trx('two_step').where({ user_id: user.id });
      await own().forUpdate();
      renewing = post('/api/auth/two-step/recovery-codes', proof, user);
      await eventually(async () =>
        expect(await identity.db('recovery_codes').where({ user_id: user.id })).toHaveLength(
          recoveryCodeCount - 1,
        ),
      );
      await own().delete();
    });
    expect(await renewing).toMatchObject(wrongCode);
    expect(await stateOf(user)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
  });

  test('new recovery codes replace the former codes', async () => {
    const person = await someone();
    const reply = await post(
      '/api/auth/two-step/recovery-codes',
      { currentPassword: person.sent.password, code: codeOf(person.secret) },
      person.user,
    );
    expect(reply.body.recoveryCodes).toHaveLength(recoveryCodeCount);
    const [former = ''] = person.recoveryCodes;
    const { ticket } = (await signIn(person)).body;
    expect(await post('/api/login/code', { ticket, code: former })).toMatchObject(wrongCode);
    const [renewed] = reply.body.recoveryCodes;
    expect((await post('/api/login/code', { ticket, code: renewed })).status).toBe(200);
  });
});

describe('an administrator turns it off for a person', () => {
  const remove = (by: TestUser, userId: string, body: unknown = { reason: 'Lost the phone.' }) =>
    callAsAdmin(identity.service, by, 'POST', `/api/admin/users/${userId}/two-step/removal`, body);
  const trailOf = async (userId: string) =>
    (await eventsAbout(identity.service, userId))
      .filter(({ type }) => type === twoStepRemovedV1.type)
      .map(({ envelope }) => envelope.data);

  test('the password is enough to sign in, and the audit trail records the administrator and the reason once', async () => {
    const { user: admin } = await makeAdmin(identity.service, { firstName: 'Nisha', lastName: 'Verma' });
    const person = await someone();
    const list = await callAsAdmin(
      identity.service,
      admin,
      'GET',
      `/api/admin/users?search=${person.user.id}`,
    );
    expect(list.body[0].twoStepSince).toEqual((await stateOf(person.user)).since);
    for (let time = 0; time < 2; time += 1) {
      const reply = await remove(admin, person.user.id);
      expect(reply).toMatchObject({ status: 200, body: { id: person.user.id } });
      expect(reply.body).not.toHaveProperty('twoStepSince');
    }
    expect((await signIn(person)).status).toBe(200);
    expect(await stateOf(person.user)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect(await trailOf(person.user.id)).toEqual([
      {
        id: person.user.id,
        version: 1,
        byUserId: admin.id,
        byName: 'Nisha Verma',
        reason: 'Lost the phone.',
        displayName: 'Asha Kulkarni',
      },
    ]);
  });

  test('an unconfirmed set-up is also removed, without a mail', async () => {
    const { user: admin } = await makeAdmin(identity.service);
    const { sent, user } = await register(identity.service);
    await post('/api/auth/two-step/set-up', { currentPassword: sent.password }, user);
    expect((await remove(admin, user.id)).status).toBe(200);
    expect(await identity.db('two_step').where({ user_id: user.id })).toEqual([]);
    expect(await trailOf(user.id)).toEqual([]);
  });

  test('administrators cannot do it for their own account', async () => {
    const admin = await makeAdmin(identity.service);
    await turnOn(admin);
    expect(await remove(admin.user, admin.user.id)).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    });
    expect((await signIn(admin)).status).toBe(202);
  });

  test('with ADMIN_MFA=required the administrator has to turn it on again before the next login', async () => {
    const [one, other] = [await makeAdmin(strict.service), await makeAdmin(strict.service)];
    await turnOn(other, strict);
    const path = `/api/admin/users/${other.user.id}/two-step/removal`;
    const reply = await callAsAdmin(strict.service, one.user, 'POST', path, { reason: 'Lost the phone.' });
    expect(reply.status).toBe(200);
    const { email, password } = other.sent;
    expect(await post('/api/admin/login', { email, password }, undefined, strict)).toMatchObject({
      status: 403,
      body: { code: 'two_step_needed' },
    });
  });

  test('it needs a reason, an administrator who is not suspended, and an existing user', async () => {
    const { user: admin } = await makeAdmin(identity.service);
    const person = await someone();
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])
      expect((await remove(admin, person.user.id, body)).status).toBe(400);
    expect(await remove(admin, randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
    for (const as of [null, person.user, admin])
      expect(
        (
          await identity.service.call('POST', `/api/admin/users/${person.user.id}/two-step/removal`, {
            as,
            body: { reason: 'Lost the phone.' },
          })
        ).status,
      ).toBe(as ? 403 : 401);
    await identity.db('users').where({ id: admin.id }).update({ suspended_at: new Date() });
    expect((await remove(admin, person.user.id)).status).toBe(401);
    expect((await signIn(person)).status).toBe(202);
  });
});

describe('the command of operators', () => {
  const run = (address?: string) => identity.service.running.commands['turn-off-two-step']?.(address);

  test('it turns two-step verification off for a person who lost the phone and the recovery codes', async () => {
    const person = await someone();
    expect(await run(person.sent.email.toUpperCase())).toContain('is off');
    expect((await signIn(person)).status).toBe(200);
    expect(await run(person.sent.email)).toContain('has no two-step verification');
    const [, removed] = await eventsAbout(identity.service, person.user.id);
    expect(removed?.envelope.data).toMatchObject({ byUserId: null, byName: null, reason: null });
  });

  test.each([
    [undefined, 'Name the email address of a registered user: turn-off-two-step <email>'],
    ['nobody@people.test', 'Nobody is registered as nobody@people.test'],
  ])('%j is refused', async (address, sentence) => {
    await expect(run(address)).rejects.toThrow(sentence);
  });
});

describe('mails', () => {
  test('a person gets a mail when anyone turns it on or off, and when a recovery code is used', async () => {
    const settings = readSettings({ TWO_STEP_KEY: key, SMTP_URL: mailbox.url });
    const mailing = await startServiceAlone(makeIdentityService(settings));
    const person = await register(mailing.service);
    await confirmAddress(mailing.service, person.user);
    const { email, password } = person.sent;
    const { secret, recoveryCodes } = await turnOn(person, mailing);
    const { body } = await post('/api/login', { email, password }, undefined, mailing);
    await post('/api/login/code', { ticket: body.ticket, code: recoveryCodes[0] }, undefined, mailing);
    const proof = { currentPassword: password, code: codeOf(secret, 0, mailing) };
    await post('/api/auth/two-step/removal', proof, person.user, mailing);
    await turnOn(person, mailing);
    const { user: admin } = await makeAdmin(mailing.service);
    await callAsAdmin(mailing.service, admin, 'POST', `/api/admin/users/${person.user.id}/two-step/removal`, {
      reason: 'Lost the phone.',
    });
    for (const subject of [
      'Two-step verification was turned off for you',
      'Two-step verification is on',
      'A recovery code was used',
      'Two-step verification is off',
    ])
      expect((await mailbox.mailTo(email, { subject })).text).toContain('If it was not');
    await mailing.stop();
  });
});

test('without a key two-step verification is not offered', async () => {
  const without = await startServiceAlone(makeIdentityService(readSettings({})));
  const { sent, user } = await register(without.service);
  const { body } = await without.service.call('GET', '/api/auth/two-step', { as: user });
  expect(body.isAvailable).toBe(false);
  expect(
    await post('/api/auth/two-step/set-up', { currentPassword: sent.password }, user, without),
  ).toMatchObject({ status: 503, body: { code: 'two_step_unavailable' } });
  await without.stop();
});
