import { apiSession, registered, signedInDemo } from '../src/visitors/api-client';

const isProblem = (
  reply: { headers: Headers; body: { status: number; detail: string; code: string } },
  status: number,
) => {
  expect(reply.headers.get('content-type')).toContain('application/problem+json');
  expect(reply.body).toMatchObject({ status });
  expect(reply.body.detail.length).toBeGreaterThan(10);
  expect(reply.body.code).toMatch(/^[a-z_]+$/);
};

test.each([
  ['an unknown category', '/api/franchises?businessCategory=spaceships', 400],
  ['an unknown model', '/api/franchises?franchiseModel=XYZ', 400],
  ['an unknown sort', '/api/franchises?sort=best', 400],
  ['min above max', '/api/franchises?minInvestment=900&maxInvestment=100', 400],
  ['a garbage cursor', '/api/franchises?cursor=garbage', 400],
  ['NUL in a search', '/api/franchises?search=a%00b', 400],
  ['a limit above the most', '/api/franchises?limit=1000', 400],
  ['an id that is no UUID', '/api/franchises/not-a-uuid', 404],
  ['an id nobody has', '/api/franchises/00000000-0000-4000-8000-00000000dead', 404],
  ['an address nobody serves', '/api/nothing-here', 404],
  ['a signed-in call signed out', '/api/inquiries', 401],
])('%s answers a clear problem document', async (_what, path, status) => {
  const reply = await apiSession().call('GET', path);
  expect(reply.status).toBe(status);
  isProblem(reply, status);
});

const inquiriesOf = async (session: { call: ReturnType<typeof apiSession>['call'] }) =>
  Number((await session.call('GET', '/api/inquiries')).headers.get('x-total-count'));

test('bad bodies are refused and store nothing', async () => {
  const investor = await registered('investor');
  const franchise = (await investor.call('GET', '/api/franchises?limit=1')).body[0];
  const good = { toUserId: franchise.brandId, franchiseId: franchise.id, subject: 'Hello', message: 'There' };
  const cases: [unknown, number, Record<string, string>?][] = [
    ['{"subject": ', 400],
    [{ ...good, subject: 'a\u0000b' }, 400],
    [{ ...good, message: '' }, 400],
    [{ ...good, message: 'x'.repeat(5001) }, 400],
    [{ ...good, toUserId: 'me' }, 400],
    [{ ...good, toUserId: investor.user.id }, 400],
    [{ ...good, franchiseId: '00000000-0000-4000-8000-00000000dead' }, 404],
    [JSON.stringify({ ...good, message: 'x'.repeat(10 * 1024 * 1024) }), 413],
    ['subject=Hello', 415, { 'content-type': 'text/plain' }],
    [good, 403, { 'sec-fetch-site': 'cross-site' }],
    [good, 403, { origin: 'https://elsewhere.example' }],
  ];
  for (const [body, status, headers] of cases) {
    const reply = await investor.call('POST', '/api/inquiries', { body, ...(headers ? { headers } : {}) });
    expect([reply.status, reply.text.slice(0, 200)]).toEqual([status, expect.any(String)]);
    isProblem(reply, status);
  }
  expect(await inquiriesOf(investor)).toBe(0);
});

test('a forged session cookie and a client’s caller header are ignored', async () => {
  const forged = await apiSession().call('GET', '/api/auth/user', {
    headers: { cookie: 'setu.sid=deadbeefdeadbeefdeadbeefdeadbeef; setu.sid.sig=forged' },
  });
  expect(forged.status).toBe(401);
  const claimed = await apiSession().call('GET', '/api/auth/user', {
    headers: { 'x-caller-token': 'eyJhbGciOiJub25lIn0.e30.', 'x-session-command': '{}' },
  });
  expect(claimed.status).toBe(401);
  isProblem(claimed, 401);
  expect(claimed.body.title).toBe('Unauthorized');
});

test('a brand cannot change a listing of another brand', async () => {
  const demoBrand = await signedInDemo('brand@demo.test');
  const theirs = (await demoBrand.call('GET', '/api/my-franchises?limit=1')).body[0];
  const stranger = await registered('brand');
  const reply = await stranger.call('PATCH', `/api/franchises/${theirs.id}`, { body: { title: 'Mine now' } });
  expect(reply.status).toBe(404);
  isProblem(reply, 404);
});

test('emoji, right-to-left marks, markup and 5,000 characters are stored and returned unchanged', async () => {
  const investor = await registered('investor');
  const franchise = (await investor.call('GET', '/api/franchises?limit=1')).body[0];
  const start = '<script>alert("👋🏽")</script> \u200Fright to left\u200F नमस्ते & "quotes" ';
  const message = start + 'x'.repeat(5000 - start.length);
  const subject = '<b>Bold</b> 🇮🇳 \u200Fשלום';
  const sent = await investor.call('POST', '/api/inquiries', {
    body: { toUserId: franchise.brandId, franchiseId: franchise.id, subject, message },
  });
  expect(sent.status).toBe(201);
  expect((await investor.call('GET', '/api/inquiries')).body[0]).toMatchObject({ subject, message });
});
