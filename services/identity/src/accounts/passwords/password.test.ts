import { hashPassword, passwordMatches } from './password';

const costOf = (phc: string) => phc.split('$').slice(1, 4).join('$');

test('a password hash is argon2id of the agreed cost, salted', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(costOf(first)).toBe('argon2id$v=19$m=19456,t=2,p=1');
  expect(first).not.toBe(second);
});

test('only the right password matches', async () => {
  const stored = await hashPassword('correct horse');
  expect(await passwordMatches(stored, 'correct horse')).toBe(true);
  expect(await passwordMatches(stored, 'Correct horse')).toBe(false);
});

test('a password in another Unicode normal form still matches', async () => {
  const stored = await hashPassword('caf\u00e9 franchise');
  expect(await passwordMatches(stored, 'cafe\u0301 franchise')).toBe(true);
});

test('a check without a stored hash is refused after the same work', async () => {
  const stored = await hashPassword('correct horse');
  const fastest = { known: Infinity, unknown: Infinity };
  const timed = async (which: keyof typeof fastest, hash: string | null) => {
    const started = performance.now();
    expect(await passwordMatches(hash, 'wrong')).toBe(false);
    fastest[which] = Math.min(fastest[which], performance.now() - started);
  };
  // Uses the fastest of several tries, because other work on the machine only makes a try slower.
  for (let n = 0; n < 8; n += 1) {
    await timed('known', stored);
    await timed('unknown', null);
  }
  expect(fastest.unknown).toBeGreaterThan(fastest.known / 4);
});

test('password hashes above the queue limit are refused with the time to retry', async () => {
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword('a password')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(80 - 62);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ status: 503, code: 'service_unavailable' });
});
