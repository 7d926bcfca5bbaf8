import type { LogEntry, ServiceRelease } from '@setu/protocol';
import { fitsSchemaOf, previouslyLive } from './fallback-release';

const line = (action: LogEntry['action'], version: string, more: Partial<LogEntry> = {}): LogEntry => ({
  id: 1,
  at: '2026-11-21T00:00:00.000Z',
  actor: 'team',
  action,
  deployable: 'catalog',
  version,
  outcome: 'done',
  detail: {},
  ...more,
});

test('previously live versions are listed newest first, without canaries and refusals', () => {
  const history = [
    line('promote', '6'),
    line('publish', '6'),
    line('promote', '5', { outcome: 'refused' }),
    line('canary', '5'),
    line('promote', '4'),
    line('promote', '3'),
    line('promote', '4'),
    line('promote', '2'),
    line('promote', '1'),
  ];
  expect(previouslyLive(history, '6')).toEqual(['4', '3', '2']);
});

test('previously live versions exclude those that were rolled back', () => {
  const history = [
    line('rollback', '1', { detail: { from: '2', reason: 'the plot is empty' } }),
    line('promote', '2'),
    line('promote', '1'),
    line('promote', '0'),
  ];
  expect(previouslyLive(history, '1')).toEqual(['0']);
});

test('a version fits the schema when each removal is one of its own migrations', () => {
  const release = (...migrations: ServiceRelease['migrations']) => ({ migrations }) as ServiceRelease;
  const add = { name: '1-add', phase: 'expand' } as const;
  const drop = { name: '2-drop', phase: 'contract' } as const;
  expect(fitsSchemaOf(release(add), release())).toBe(true);
  expect(fitsSchemaOf(release(add, drop), release(add))).toBe(false);
  expect(fitsSchemaOf(release(add, drop), release(add, drop))).toBe(true);
});
