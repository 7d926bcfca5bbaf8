import { countCalls } from './count-calls';
import type { ReleaseCounts } from './release-counts';

const call = { service: 'catalog', version: '1', visitor: () => ({ key: 'a', isIssued: true }) } as never;
const counted = (cause: 'unreached' | 'timeout' | 'broken' | 'status' | 'platform') => {
  const countedEvents: string[] = [];
  const counts = { count: (_what: unknown, countedEvent: string) => void countedEvents.push(countedEvent) };
  countCalls(counts as unknown as ReleaseCounts).onServiceFailure(call, cause);
  return countedEvents;
};

it.each(['timeout', 'broken', 'status'] as const)(
  'a call that fails by %s counts against the release',
  (cause) => {
    expect(counted(cause)).toEqual(['failed']);
  },
);

it.each(['unreached', 'platform'] as const)('a call that fails by %s does not count against it', (cause) => {
  expect(counted(cause)).toEqual([]);
});
