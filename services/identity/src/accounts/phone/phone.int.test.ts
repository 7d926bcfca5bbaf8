import { randomInt } from 'node:crypto';
import { hasFingerprint } from '@setu/service-features/phone-fingerprint';
import { startQueues } from '@setu/service-features/queues';
import { eventually, ownDataOf, startServiceAlone, type TestUser } from '@setu/service-kit/test';
import { aNetwork, eventsAbout, type Identity, register } from '../../../test/builders';
import { startTextGateway, type TestTextGateway } from '../../../test/text-gateway';
import { makeIdentityService } from '../../app';
import { readSettings } from '../../env';
import { addPhoneCode } from './phone-code.model';
import { makePhoneCodeQueue } from './sending/send-codes';
import { connectTextGateway } from './sending/text-gateway';

let gateway: TestTextGateway;
let identity: Identity;
const token = 'a-token-of-the-gateway';

beforeAll(async () => {
  gateway = await startTextGateway();
  identity = await startServiceAlone(
    makeIdentityService(readSettings({ SMS_URL: gateway.url, SMS_TOKEN: token })),
  );
});
afterAll(async () => {
  await identity?.stop();
  await gateway?.stop();
});
afterEach(() => gateway.answer(202));

/** A mobile number that no other test uses. */
const aNumber = () => `9${randomInt(1e9).toString().padStart(9, '0')}`;

const call = (as: TestUser, method: string, path: string, body?: unknown, headers = aNetwork()) =>
  identity.service.call(method, path, { as, headers, ...(body !== undefined && { body }) });
const request = (as: TestUser, phone: string, headers?: Record<string, string>) =>
  call(as, 'POST', '/api/auth/phone/code', { phone }, headers);
const confirm = (as: TestUser, phone: string, code: string) =>
  call(as, 'POST', '/api/auth/phone/confirmation', { phone, code });
const stateOf = async (as: TestUser) => (await call(as, 'GET', '/api/auth/phone')).body;
const userOf = async (as: TestUser) => (await call(as, 'GET', '/api/auth/user')).body;

/** Any code but this one. */
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const aPerson = async (more: Record<string, unknown> = {}): Promise<TestUser> =>
  (await register(identity.service, { phone: null, ...more })).user;

/** Requests a code. @returns the code in the message */
const codeFor = async (as: TestUser, phone: string, after = 0) => {
  const reply = await request(as, phone);
  expect(reply.status).toBe(202);
  return (await gateway.textTo(`+91${phone}`, after)).values.code;
};

const confirmed = async (as: TestUser, phone = aNumber()) => {
  const reply = await confirm(as, phone, await codeFor(as, phone));
  expect(reply.status).toBe(200);
  return phone;
};

const confirmationsOf = async ({ id }: TestUser) =>
  (await eventsAbout(identity.service, id))
    .filter(({ type }) => type.includes('phone-confirmation-changed'))
    .map(({ envelope }) => envelope.data as { version: number; fingerprint: string | null });

const codeProblem = (reply: { status: number; body: { errors: unknown[] } }) => {
  expect(reply.status).toBe(400);
  return reply.body.errors;
};

it('a code confirms a number, which becomes the number of the account', async () => {
  const [person, phone] = [await aPerson(), aNumber()];
  expect(await userOf(person)).toMatchObject({ phone: null, mayConfirmPhone: true });
  expect(await userOf(person)).not.toHaveProperty('phoneConfirmedAt');
  const asked = await request(person, `+91 ${phone.slice(0, 5)}-${phone.slice(5)}`);
  expect(asked).toMatchObject({
    status: 202,
    body: { isAvailable: true, number: null, confirmedAt: null, code: { number: `+91${phone}` } },
  });
  const { text, values, template } = await gateway.textTo(`+91${phone}`);
  expect(values).toEqual({ code: expect.stringMatching(/^\d{6}$/), minutes: '10' });
  expect(template).toBe('phone-code');
  expect(text).toContain(values.code);
  expect(gateway.headers.at(-1)).toMatchObject({
    authorization: `Bearer ${token}`,
    'idempotency-key': expect.stringMatching(/.{36,}/),
  });

  const done = await confirm(person, phone, values.code);
  expect(done).toMatchObject({
    status: 200,
    body: { number: `+91${phone}`, confirmedAt: expect.any(String), code: null },
  });
  expect(await userOf(person)).toMatchObject({ phone, phoneConfirmedAt: done.body.confirmedAt });
  // A repeated call, whose first reply was lost.
  expect((await confirm(person, phone, values.code)).body).toEqual(done.body);
});

it('the event contains a fingerprint of the number, and neither the number nor the code', async () => {
  const person = await aPerson();
  const phone = await confirmed(person);
  const [event, ...more] = await confirmationsOf(person);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ version: 1, fingerprint: expect.any(String) });
  expect(await hasFingerprint(`+91${phone}`, event?.fingerprint ?? '')).toBe(true);
  expect(await hasFingerprint(`+91${aNumber()}`, event?.fingerprint ?? '')).toBe(false);
  expect(JSON.stringify(await eventsAbout(identity.service, person.id))).not.toContain(phone);
});

it('the code is stored as a hash only', async () => {
  const [person, phone] = [await aPerson(), aNumber()];
  const code = await codeFor(person, phone);
  const [row] = await identity.db('phone_codes').where({ user_id: person.id });
  expect(JSON.stringify(row)).not.toContain(code);
});

it('of a thousand tries at once five are checked, and the right code is void afterwards', async () => {
  const [person, phone] = [await aPerson(), aNumber()];
  const code = await codeFor(person, phone);
  const guesses = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (guess) => guess !== code,
  );
  for (let from = 0; from < guesses.length; from += 50) {
    const replies = await Promise.all(
      guesses.slice(from, from + 50).map((guess) => confirm(person, phone, guess)),
    );
    for (const { status } of replies) expect([400, 429, 503]).toContain(status);
  }
  expect(await identity.db('phone_codes').where({ user_id: person.id })).toMatchObject([{ tries: 5 }]);
  expect(codeProblem(await confirm(person, phone, code))).toEqual([
    { path: 'code', message: 'This code was entered wrongly 5 times and is void. Ask for a new one' },
  ]);
  expect((await stateOf(person)).confirmedAt).toBeNull();
  // A new code works.
  expect((await confirm(person, phone, await codeFor(person, phone, 1))).status).toBe(200);
});

it('a wrong code says how many tries are left', async () => {
  const [person, phone] = [await aPerson(), aNumber()];
  const code = await codeFor(person, phone);
  const messages = [];
  for (let tries = 0; tries < 5; tries += 1)
    messages.push(codeProblem(await confirm(person, phone, wrongCode(code)))[0]);
  expect(messages).toMatchObject([
    { path: 'code', message: 'This code is wrong. You can try 4 more times' },
    { message: expect.stringContaining('3 more times') },
    { message: expect.stringContaining('2 more times') },
    { message: 'This code is wrong. You can try once more' },
    { message: expect.stringContaining('is void. Ask for a new one') },
  ]);
});

it.each([
  ['022 2345 6789', 'A landline cannot be used'],
  ['12345', 'this one has 5 digits'],
  ['+1 202 555 0100', 'of another country'],
  ['', 'Enter a valid 10-digit mobile number'],
])('the number %j is refused on its field', async (phone, message) => {
  const reply = await request(await aPerson(), phone);
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toEqual([{ path: 'phone', message: expect.stringContaining(message) }]);
});

it('an expired code is refused', async () => {
  const [person, phone] = [await aPerson(), aNumber()];
  const code = await codeFor(person, phone);
  await identity.db('phone_codes').where({ user_id: person.id }).update({ expires_at: new Date() });
  expect(codeProblem(await confirm(person, phone, code))).toEqual([
    { path: 'code', message: 'This code has expired. Ask for a new one' },
  ]);
  expect((await stateOf(person)).code).toBeNull();
});

it('a code works for neither another account nor another number', async () => {
  const [person, other, phone, otherPhone] = [await aPerson(), await aPerson(), aNumber(), aNumber()];
  const code = await codeFor(person, phone);
  expect(codeProblem(await confirm(other, phone, code))).toEqual([
    { path: 'code', message: 'This code has expired. Ask for a new one' },
  ]);
  expect(codeProblem(await confirm(person, otherPhone, code))).toEqual([
    { path: 'code', message: expect.stringContaining('sent to another number') },
  ]);
  expect((await confirm(person, phone, code)).status).toBe(200);
});

it('a new code replaces the former one', async () => {
  const [person, phone] = [await aPerson(), aNumber()];
  const former = await codeFor(person, phone);
  const code = await codeFor(person, phone, 1);
  if (former !== code) expect((await confirm(person, phone, former)).status).toBe(400);
  expect((await confirm(person, phone, code)).status).toBe(200);
});

it('nothing is sent to the number that is confirmed already', async () => {
  const person = await aPerson();
  const phone = await confirmed(person);
  const sent = gateway.texts.length;
  expect(await request(person, phone)).toMatchObject({
    status: 202,
    body: { confirmedAt: expect.any(String), code: null },
  });
  expect(await identity.db('phone_codes').where({ user_id: person.id })).toEqual([]);
  expect(gateway.texts).toHaveLength(sent);
});

it.each([
  ['another number', aNumber()],
  ['no number', null],
])('a confirmed number that is changed to %s is not confirmed any more', async (_, phone) => {
  const person = await aPerson();
  const former = await confirmed(person);
  await call(person, 'PATCH', '/api/auth/user', { phone: former, city: 'Pune' });
  expect((await userOf(person)).phoneConfirmedAt).toEqual(expect.any(String));
  const changed = await call(person, 'PATCH', '/api/auth/user', { phone });
  expect(changed.body).toMatchObject({ phone });
  expect(changed.body).not.toHaveProperty('phoneConfirmedAt');
  expect(await confirmationsOf(person)).toMatchObject([
    { version: 1 },
    { version: 2, fingerprint: null, confirmedAt: null },
  ]);
  // The former number is not confirmed either when it is entered again.
  await call(person, 'PATCH', '/api/auth/user', { phone: former });
  expect(await userOf(person)).not.toHaveProperty('phoneConfirmedAt');
});

it('a number is confirmed in one account: the one that proved it last', async () => {
  const [first, second] = [await aPerson(), await aPerson()];
  const phone = await confirmed(first);
  expect((await confirm(second, phone, await codeFor(second, phone, 1))).status).toBe(200);
  expect(await userOf(first)).toMatchObject({ phone });
  expect(await userOf(first)).not.toHaveProperty('phoneConfirmedAt');
  expect(await userOf(second)).toMatchObject({ phone, phoneConfirmedAt: expect.any(String) });
  expect((await confirmationsOf(first)).at(-1)).toMatchObject({ version: 2, fingerprint: null });
});

it('two accounts that confirm the number of each other at the same time do not block each other', async () => {
  const [one, two] = [await aPerson(), await aPerson()];
  const [phoneOne, phoneTwo] = [await confirmed(one), await confirmed(two)];
  const codes = [await codeFor(one, phoneTwo, 1), await codeFor(two, phoneOne, 1)] as const;
  const replies = await Promise.all([confirm(one, phoneTwo, codes[0]), confirm(two, phoneOne, codes[1])]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await userOf(one)).toMatchObject({ phone: phoneTwo, phoneConfirmedAt: expect.any(String) });
  expect(await userOf(two)).toMatchObject({ phone: phoneOne, phoneConfirmedAt: expect.any(String) });
});

it('codes are limited by number, account and network, and the error says when the next one is possible', async () => {
  const phone = aNumber();
  for (let sent = 0; sent < 5; sent += 1) await request(await aPerson(), phone);
  const byNumber = await request(await aPerson(), phone);
  expect(byNumber).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(byNumber.body.detail).toBe('Too many codes for this number. Try again in 24 hours.');
  expect(Number(byNumber.headers.get('retry-after'))).toBeGreaterThan(3_600);

  const person = await aPerson();
  for (let sent = 0; sent < 10; sent += 1) expect((await request(person, aNumber())).status).toBe(202);
  expect((await request(person, aNumber())).body.detail).toBe(
    'You have asked for too many codes. Try again in 24 hours.',
  );

  const [one, two, three, network] = [await aPerson(), await aPerson(), await aPerson(), aNetwork()];
  for (const each of [one, two, three])
    for (let sent = 0; sent < 10; sent += 1) await request(each, aNumber(), network);
  expect((await request(await aPerson(), aNumber(), network)).body.detail).toBe(
    'Too many codes for your network. Try again in 60 minutes.',
  );
});

it('only a signed-in person may ask', async () => {
  for (const [method, path] of [
    ['GET', '/api/auth/phone'],
    ['POST', '/api/auth/phone/code'],
    ['POST', '/api/auth/phone/confirmation'],
  ] as const)
    expect(
      (await identity.service.call(method, path, { body: method === 'POST' ? {} : undefined })).status,
    ).toBe(401);
});

it('a person downloads the confirmed number, and a deleted account leaves none', async () => {
  const { user, sent } = await register(identity.service, { phone: null });
  const phone = await confirmed(user);
  expect(await ownDataOf(identity.service, 'identity', user)).toContainEqual(
    expect.objectContaining({
      kind: 'confirmed-phone',
      content: { number: `+91${phone}`, confirmedAt: expect.any(String) },
    }),
  );
  await request(user, aNumber());
  const deleted = await call(user, 'POST', '/api/auth/user/deletion', { currentPassword: sent.password });
  expect(deleted.status).toBe(200);
  expect((await confirmationsOf(user)).at(-1)).toMatchObject({ version: 2, fingerprint: null });
  for (const table of ['confirmed_phones', 'phone_codes'])
    expect(await identity.db(table).where({ user_id: user.id })).toEqual([]);
});

describe('the gateway', () => {
  /** Sends codes with a clock and a gateway of the test, in a service without a gateway. */
  let quiet: Identity;
  beforeAll(async () => {
    quiet = await startServiceAlone(makeIdentityService(readSettings({})));
  });
  afterAll(() => quiet?.stop());

  const stateIn = async (person: TestUser) =>
    (await quiet.service.call('GET', '/api/auth/phone', { as: person })).body.code?.state;

  /** Queues a code and works on the queue until nothing is due, once for each of these waits, ms. */
  const send = async (waits: readonly number[], answerMs = 10_000) => {
    const person = (await register(quiet.service, { phone: null })).user;
    const number = `+91${aNumber()}`;
    const { db, service } = quiet;
    let now = Date.now();
    const clock = { now: () => new Date(now) };
    await db.transaction((trx) => addPhoneCode(trx, person.id, number, clock.now()));
    const queue = makePhoneCodeQueue({
      db,
      clock,
      logger: service.running.logger,
      gateway: connectTextGateway(
        { url: gateway.url, token, from: 'Setu <no-reply@setu.example>' },
        answerMs,
      ),
    });
    const states = [];
    for (const wait of waits) {
      now += wait;
      await queue.work(new AbortController().signal);
      states.push(await stateIn(person));
    }
    return { person, number, states };
  };

  it('one that fails is tried again for two minutes, then the person reads that it failed', async () => {
    gateway.answer(500);
    const { number, states } = await send([0, 5_000, 10_000, 20_000, 40_000, 80_000]);
    expect(states).toEqual(['sending', 'sending', 'sending', 'sending', 'failed', 'failed']);
    expect(gateway.texts.filter(({ to }) => to === number)).toHaveLength(5);
  });

  it('one that does not answer is tried again, and each of its codes works', async () => {
    gateway.answer('never');
    const { person, number, states } = await send([0, 5_000], 50);
    expect(states).toEqual(['sending', 'sending']);
    const codes = gateway.texts.filter(({ to }) => to === number).map(({ values }) => values.code);
    expect(codes).toHaveLength(2);
    const reply = await quiet.service.call('POST', '/api/auth/phone/confirmation', {
      as: person,
      body: { phone: number, code: codes[0] },
    });
    expect(reply.status).toBe(200);
  });

  it.each([400, 403, 302])('one that answers %i is not tried again', async (status) => {
    gateway.answer(status);
    const { number, states } = await send([0, 60_000]);
    expect(states).toEqual(['refused', 'refused']);
    expect(gateway.texts.filter(({ to }) => to === number)).toHaveLength(1);
  });

  it('one that hangs delays no other queue, and a stop does not wait longer than its time limit', async () => {
    gateway.answer('never');
    const { db, service } = quiet;
    const clock = { now: () => new Date() };
    const person = (await register(quiet.service, { phone: null })).user;
    await db.transaction((trx) => addPhoneCode(trx, person.id, `+91${aNumber()}`, clock.now()));
    const { logger } = service.running;
    const texts = makePhoneCodeQueue({
      db,
      clock,
      logger,
      gateway: connectTextGateway({ url: gateway.url, token, from: 'x' }, 2_000),
    });
    let rounds = 0;
    const other = {
      name: 'other',
      due: () => db.select(db.raw('1')),
      work: async () => {
        rounds += 1;
      },
    };
    const queues = startQueues({ db, logger }, [texts, other]);
    await eventually(async () => {
      queues.repeatNow();
      expect(rounds).toBeGreaterThan(1);
      expect(await stateIn(person)).toBe('sending');
    });
    await queues.stop();
  });

  it('without one, no code can be requested, and the account does not offer it', async () => {
    const person = (await register(quiet.service, { phone: null })).user;
    expect((await quiet.service.call('GET', '/api/auth/user', { as: person })).body).not.toHaveProperty(
      'mayConfirmPhone',
    );
    expect((await quiet.service.call('GET', '/api/auth/phone', { as: person })).body.isAvailable).toBe(false);
    const reply = await quiet.service.call('POST', '/api/auth/phone/code', {
      as: person,
      body: { phone: aNumber() },
    });
    expect(reply).toMatchObject({ status: 503, body: { code: 'phone_code_unavailable' } });
  });
});
