import { aNetwork, callAsAdmin, setUpContent } from '../../test/builders';
import { aConsultation, aContactMessage } from '../../test/submissions';
import { submissionsPerHour } from './save-submission';

const content = setUpContent();
beforeEach(async () => {
  content.clock.ahead = 0;
  await content.db('consultations').delete();
  await content.db('contact_messages').delete();
});

const send = (path: string, body: unknown, headers = aNetwork()) =>
  content.service.call('POST', path, { body, headers });
const kinds = [
  ['/api/consultations', '/api/admin/consultations', 'consultations', aConsultation],
  ['/api/contact', '/api/admin/contact', 'contact_messages', aContactMessage],
] as const;

it('a consultation is stored as written, with a phone number that can be dialled', async () => {
  const reply = await send('/api/consultations', aConsultation());
  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({ id: expect.any(String) });
  const { consent: _, ...words } = aConsultation();
  const listed = (await callAsAdmin(content.service, 'GET', '/api/admin/consultations')).body;
  expect(listed).toEqual([{ ...words, ...reply.body, phone: '9820012345', createdAt: expect.any(String) }]);
});

it('a consultation needs only name, phone and consent', async () => {
  const reply = await send('/api/consultations', { name: 'Asha', phone: '9820012345', consent: true });
  expect(reply.status).toBe(201);
  expect(await content.db('consultations').first()).toMatchObject({ email: null, city: null, message: null });
});

it('a missing phone number gets the same message as a wrong one', async () => {
  const { errors } = (await send('/api/consultations', { name: 'Asha', consent: true })).body;
  expect(errors).toEqual([{ path: 'phone', message: 'Enter a valid 10-digit mobile number' }]);
});

it('a contact message is stored', async () => {
  const reply = await send('/api/contact', aContactMessage());
  expect(reply.status).toBe(201);
  const listed = (await callAsAdmin(content.service, 'GET', '/api/admin/contact')).body;
  expect(listed).toEqual([
    { ...aContactMessage(), ...reply.body, phone: null, createdAt: expect.any(String) },
  ]);
});

it.each([
  [
    '/api/consultations',
    { ...aConsultation(), name: '', phone: '12345', consent: false },
    ['consent', 'name', 'phone'],
  ],
  ['/api/consultations', {}, ['consent', 'name', 'phone']],
  ['/api/consultations', aConsultation({ email: 'nobody' }), ['email']],
  ['/api/consultations', aConsultation({ message: 'a\u0000b' }), ['message']],
  ['/api/consultations', aConsultation({ message: 'x'.repeat(5_001) }), ['message']],
  ['/api/contact', {}, ['email', 'message', 'name']],
  ['/api/contact', aContactMessage({ phone: '123' }), ['phone']],
])('%s refuses an incomplete submission', async (path, body, paths) => {
  const reply = await send(path, body);
  expect(reply.status).toBe(400);
  expect([...new Set(reply.body.errors.map((issue: { path: string }) => issue.path))].sort()).toEqual(paths);
  expect(await content.db('consultations')).toEqual([]);
  expect(await content.db('contact_messages')).toEqual([]);
});

describe.each(kinds)('submissions to %s', (path, list, table, submission) => {
  it('a double click is one submission', async () => {
    const network = aNetwork();
    const replies = await Promise.all([send(path, submission(), network), send(path, submission(), network)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
    expect(await content.db(table)).toHaveLength(1);
    content.clock.ahead = 2 * 60_000 + 1_000;
    await send(path, submission(), network);
    expect(await content.db(table)).toHaveLength(2);
  });

  it('one sender may send five submissions an hour, concurrently or not, and further submissions are refused with the time to retry', async () => {
    const network = aNetwork();
    const replies = await Promise.all(
      Array.from({ length: submissionsPerHour + 2 }, (_, n) =>
        send(path, submission({ message: `Nr ${n}` }), network),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(submissionsPerHour);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('too_many_requests');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await content.db(table)).toHaveLength(submissionsPerHour);
    expect((await send(path, submission({ message: 'Another household' }))).status).toBe(201);
    const keys: string[] = await content.db('attempts').pluck('key');
    expect(keys.join()).not.toContain(network['x-client-ip']);
  });

  it('several senders behind one address may send submissions, up to a limit', async () => {
    const network = aNetwork();
    const from = (n: number) =>
      send(path, submission({ email: `household-${n}@example.test`, phone: `98765432${10 + n}` }), network);
    const replies = [];
    for (let n = 0; n < 36; n += 1) replies.push(await from(n));
    const refused = replies.splice(30);
    expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(201));
    for (const { status, body } of refused) {
      expect(status).toBe(429);
      expect(body.detail).toContain('from your network');
    }
  });

  it('submissions are listed newest first, page by page', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      content.clock.ahead = Math.floor(n / 2) * 1_000;
      ids.push((await send(path, submission({ message: `Nr ${n}` }))).body.id);
    }
    const seen: string[] = [];
    let next: string | undefined = `${list}?limit=2`;
    while (next) {
      const reply = await callAsAdmin(content.service, 'GET', next);
      expect(reply.headers.get('x-total-count')).toBe('5');
      seen.push(...reply.body.map(({ id }: { id: string }) => id));
      next = /^<(.+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect([...seen].sort()).toEqual([...ids].sort());
    expect(seen[0]).toBe(ids[4]);
  });

  it.each(['?cursor=garbage', '?limit=0', '?limit=101'])(
    'the list of submissions refuses %s',
    async (query) => {
      expect((await callAsAdmin(content.service, 'GET', `${list}${query}`)).status).toBe(400);
    },
  );
});

it.each(kinds)(
  'POST %s with an idempotency key stores and counts once, also when repeated much later',
  async (path, _, table, make) => {
    const headers = { ...aNetwork(), 'idempotency-key': 'one-submit' };
    const first = await send(path, make(), headers);
    expect(first.status).toBe(201);
    content.clock.ahead = 3 * 60 * 1_000;
    for (let n = 0; n < submissionsPerHour + 1; n += 1)
      expect(await send(path, make(), headers)).toMatchObject({ status: 201, text: first.text });
    expect(await content.db(table)).toHaveLength(1);
  },
);
