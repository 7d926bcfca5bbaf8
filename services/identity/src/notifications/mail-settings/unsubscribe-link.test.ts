import { randomBytes, randomUUID } from 'node:crypto';
import { makeUnsubscribeLinks } from './unsubscribe-link';

const site = 'https://setu.example';
const key = randomBytes(32);
const links = makeUnsubscribeLinks([key], site);
const what = { userId: randomUUID(), topics: ['inquiries', 'listings'] as const };
const tokenOf = (address: string) => new URL(address).searchParams.get('token');

test('a link can be read, and its token does not need to be escaped', () => {
  const address = links.addressOf(what);
  const token = tokenOf(address);
  expect(address).toBe(`${site}/api/unsubscribe?token=${token}`);
  expect(links.read(token)).toEqual(what);
});

test('a link of another key, another account, other topics or with a changed character is refused', () => {
  const token = String(tokenOf(links.addressOf(what)));
  const other = makeUnsubscribeLinks([randomBytes(32)], site);
  const changed = [
    tokenOf(other.addressOf(what)),
    token.replace(what.userId, randomUUID()),
    token.replace('inquiries-listings', 'inquiries'),
    token.slice(0, -1),
    `${token}A`,
    '',
    undefined,
    [token],
  ];
  for (const one of changed) expect(links.read(one)).toBeNull();
});

test('a link stays valid when its key is no longer the first', () => {
  const rotated = makeUnsubscribeLinks([randomBytes(32), key], site);
  expect(rotated.read(tokenOf(links.addressOf(what)))).toEqual(what);
  expect(links.read(tokenOf(rotated.addressOf(what)))).toBeNull();
});
