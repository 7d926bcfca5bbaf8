import { makeProviderCookie } from './browser-cookie';

let now = new Date('2026-11-27T08:00:00Z');
const clock = { now: () => now };
afterEach(() => {
  now = new Date('2026-11-27T08:00:00Z');
});
const cookie = makeProviderCookie({ clock, secret: 'secret of the client', isSecure: true });
const kept = { state: 's', nonce: 'n', verifier: 'v', returnTo: '/dashboard', isJoin: false };
const valueIn = (setCookie: string) => /^sign-in-with=([\w-]*);/.exec(setCookie)?.[1] ?? '';

test('the cookie can be read after it was written', () => {
  expect(cookie.read(valueIn(cookie.keep(kept)))).toMatchObject(kept);
});

test('only instances with the secret can read it', () => {
  const value = valueIn(cookie.keep(kept));
  expect(
    makeProviderCookie({ clock, secret: 'secret of the client', isSecure: false }).read(value),
  ).toMatchObject(kept);
  expect(makeProviderCookie({ clock, secret: 'another secret', isSecure: true }).read(value)).toBeNull();
});

test('it is invalid after ten minutes, also in a browser that keeps it', () => {
  const value = valueIn(cookie.keep(kept));
  now = new Date(now.getTime() + 600_000);
  expect(cookie.read(value)).toBeNull();
});

const value = valueIn(cookie.keep(kept));
const unsigned = Buffer.from(JSON.stringify(kept)).toString('base64url');
test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['one without a signature', unsigned],
  ['one with the signature of another', value.slice(0, 43) + unsigned],
  ['a signature alone', value.slice(0, 43)],
  ['a shortened one', value.slice(0, -1)],
  ['a lengthened one', `${value}A`],
  ['one whose signature has another letter', `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`],
  ['one with bytes that are no letters', `${'é'.repeat(43)}${unsigned}`],
  ['nonsense', 'nonsense'],
])('a forged cookie is not read: %s', (_what, forged) => {
  expect(cookie.read(forged)).toBeNull();
});

test.each([
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/api/logout',
  'javascript:alert(1)',
  '',
  '/%0d%0aset-cookie:x',
])('a signed cookie does not redirect to %j', (returnTo) => {
  const read = cookie.read(valueIn(cookie.keep({ ...kept, returnTo })));
  // The path is always a page of this site.
  expect(read === null || /^\/(?![/\\])(?!api\/)/.test(read.returnTo)).toBe(true);
});
