import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planEndpoint } from './kinds/endpoint';
import { planEvent } from './kinds/event';
import { planService } from './kinds/service';

const root = join(__dirname, '../../..');

const services = readdirSync(join(root, 'services'));

test.each([
  ['a service', () => planService(root, 'billing')] as const,
  ...services.map(
    (name) => [`an endpoint of ${name}`, () => planEndpoint(root, name, 'press-notes')] as const,
  ),
  ...services.map((name) => {
    const producer = name === 'agent' ? 'catalog' : 'agent';
    return [`an event for ${name}`, () => planEvent(root, producer, 'badge-removed', name)] as const;
  }),
])('every file that %s changes has the expected marks in this checkout', async (_, plan) => {
  for (const { path, change } of (await plan()).edits) {
    const text = await readFile(join(root, path), 'utf8');
    expect(() => change(text)).not.toThrow();
  }
});

test('the migration for an event comes after the consumer’s existing ones', async () => {
  const nameIn = async (now: Date) => {
    const { files } = await planEvent(root, 'agent', 'badge-removed', 'catalog', now);
    return Object.keys(files).find((path) => path.includes('/migrations/'));
  };
  expect(await nameIn(new Date('2031-02-03T04:05:06Z'))).toBe(
    'services/catalog/migrations/20310203040506-create-badges.ts',
  );
  const newest = (await nameIn(new Date('2020-01-01T00:00:00Z'))) ?? '';
  const known = readdirSync(join(root, 'services/catalog/migrations')).filter((file) => /^\d/.test(file));
  expect([...known, newest.split('/').at(-1)].sort().at(-1)).toBe(newest.split('/').at(-1));
});

test.each(services)('the migration for an event is the last of those of %s', async (name) => {
  const { edits } = await planEvent(root, name === 'agent' ? 'catalog' : 'agent', 'badge-removed', name);
  const path = `services/${name}/migrations/index.ts`;
  let text = await readFile(join(root, path), 'utf8');
  for (const edit of edits) if (edit.path === path) text = edit.change(text);
  expect(text).toMatch(/\bcreateBadges,?\s*\];\s*$/);
});
