import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planEndpoint } from './kinds/endpoint';
import { planEvent } from './kinds/event';
import { planService } from './kinds/service';

const root = join(__dirname, '../../..');

test.each([
  ['a service', () => planService(root, 'billing')],
  ['an endpoint', () => planEndpoint(root, 'content', 'press-notes')],
  ['an event', () => planEvent(root, 'agent', 'badge-removed', 'content')],
])('every file that %s changes has the expected marks in this checkout', async (_, plan) => {
  for (const { path, change } of (await plan()).edits) {
    const text = await readFile(join(root, path), 'utf8');
    expect(() => change(text)).not.toThrow();
  }
});
