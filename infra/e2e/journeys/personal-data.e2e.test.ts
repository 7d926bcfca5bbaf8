import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { dataDir, eventually, kill, readRun, serviceIsBack } from '../src/platform/platform';
import { apiSession, freshEmail, registered, testPassword } from '../src/visitors/api-client';

/** Words that no other test of this run uses. `free` has no recognisable pattern. */
const canary = {
  email: freshEmail('canary-email'),
  otherEmail: freshEmail('canary-other'),
  phone: '9811122233',
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  message: 'canary-message please call me in the evening',
  search: 'canary-search',
  address: 'canary-address 12 MG Road',
  free: 'canary-free',
};
/** A brand publishes its name, so only its unpublished words must not appear anywhere. */
const unshown = [
  canary.email,
  canary.otherEmail,
  canary.phone,
  'canary-message',
  'canary-address',
  'canary-free',
];
const logged = [...unshown, canary.firstName, canary.lastName, 'canary-search'];

const brand = apiSession();
const visitor = apiSession();

const person = {
  email: canary.email,
  password: testPassword,
  firstName: canary.firstName,
  lastName: canary.lastName,
  phone: canary.phone,
  brandName: 'Nadi Naturals',
  role: 'brand',
  acceptTerms: true,
};

/** Requests that succeed, that are refused, and that no part of the platform expects. */
const makeRequests = async (): Promise<number[]> => {
  const { body: listings } = await visitor.call('GET', '/api/franchises?limit=1');
  const investor = await registered('investor');
  const replies = [
    await brand.call('POST', '/api/register', { body: person }),
    await visitor.call('POST', '/api/register', { body: person }),
    await visitor.call('POST', '/api/login', { body: { email: canary.email, password: canary.free } }),
    await visitor.call('POST', '/api/login', { body: { email: canary.otherEmail, password: canary.free } }),
    await visitor.call('POST', '/api/login', { body: `{"email": ${canary.free}` }),
    await visitor.call('POST', '/api/login', { body: canary.free }),
    await brand.call('PATCH', '/api/auth/user', { body: { phone: canary.phone, city: 'Pune' } }),
    await brand.call('POST', '/api/auth/password', {
      body: { currentPassword: canary.free, newPassword: testPassword },
    }),
    await brand.call('PATCH', '/api/brand/profile', { body: { description: 'a\ud800b' } }),
    await brand.call('POST', '/api/properties', {
      body: { title: 'Corner shop', area: 400, address: canary.address, city: 'Pune', state: 'Maharashtra' },
    }),
    await visitor.call('GET', `/api/franchises?search=${canary.search}`),
    await visitor.call('GET', `/franchises?search=${canary.search}`),
    await visitor.call('GET', `/api/franchises?cursor=${canary.free}&limit=x`),
    await visitor.call('GET', `/api/franchises/${canary.free}%20${canary.email}`),
    await visitor.call('GET', `/reset/${canary.email}`),
    await visitor.call('GET', `/people/${encodeURIComponent(canary.message)}`),
    await visitor.call('POST', '/api/contact', {
      body: { name: canary.firstName, email: canary.email, phone: canary.phone, message: canary.message },
    }),
    await visitor.call('POST', '/api/consultations', {
      body: {
        name: canary.firstName,
        phone: canary.phone,
        email: canary.email,
        message: canary.message,
        consent: true,
      },
    }),
    await investor.call('POST', '/api/inquiries', {
      body: { franchiseId: listings[0].id, subject: canary.free, message: canary.message },
    }),
    await investor.call('POST', '/api/inquiries', {
      body: { franchiseId: '\u0000', subject: canary.free, message: canary.message },
    }),
  ];
  return replies.map(({ status }) => status);
};

const allLogs = async (): Promise<string> => {
  const folder = join(dataDir(), 'logs');
  const names = (await readdir(folder)).filter((name) => /\.log(\.1)?$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
};

const found = (words: readonly string[], text: string) =>
  words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

test('no log of any process contains typed texts, and no event contains unpublished ones', async () => {
  const statuses = await makeRequests();
  expect(statuses.slice(0, 3)).toEqual([201, 409, 401]);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(4);

  // When a service dies during a call, the gateway and the supervisor also log.
  const before = (await readRun()).services.content;
  if (!before) throw new Error('content does not run');
  await kill(before.pid);
  await visitor.call('POST', '/api/contact', {
    body: { name: canary.firstName, email: canary.otherEmail, message: canary.message },
  });
  await serviceIsBack('content', before.pid);

  const run = await readRun();
  const database = new Client({ connectionString: run.postgres.url });
  await database.connect();
  try {
    // Errors that the database itself logs.
    for (const [text, values] of [
      ['insert into identity.users (id) values ($1)', [canary.free]],
      ["select * from identity.users where email = 'canary-email' and nowhere", []],
      [`select '${canary.free}'::int`, []],
    ] as const)
      await database.query(text, [...values]).catch(() => undefined);

    const logs = await eventually(async () => {
      const text = await allLogs();
      // Postgres, the gateway and a service have logged by now.
      for (const line of ['invalid input syntax', '"service":"gateway"', '"service":"identity"'])
        if (!text.includes(line)) throw new Error(`The logs lack ${line}`);
      return text;
    });
    expect(found(logged, logs)).toEqual([]);

    for (const service of ['identity', 'catalog', 'inquiry', 'agent', 'content']) {
      const { rows } = await database.query(`select envelope::text as envelope from ${service}.outbox`);
      expect(found(unshown, rows.map(({ envelope }) => envelope).join('\n'))).toEqual([]);
    }
  } finally {
    await database.end();
  }
});
