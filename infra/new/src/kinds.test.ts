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
