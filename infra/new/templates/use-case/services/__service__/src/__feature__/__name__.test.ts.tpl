import type { ServiceDeps } from '@setu/service-kit';
import { make{{Name}} } from './{{name}}';

const now = new Date('2026-01-01T00:00:00.000Z');
const inTransaction: ServiceDeps['inTransaction'] = (work) => work({} as Parameters<typeof work>[0]);
const run = make{{Name}}({ clock: { now: () => now }, inTransaction });

test('{{name}} answers who did it and when', async () => {
  const actor = { kind: 'user', id: 'c0ffee00-0000-4000-8000-000000000001', role: 'investor' } as const;
  expect(await run(actor)).toEqual({ userId: actor.id, at: now });
});
