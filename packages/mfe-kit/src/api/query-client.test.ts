import { setTimeout as sleep } from 'node:timers/promises';
import { QueryObserver } from '@tanstack/react-query';
import { makeQueryClient } from './query-client';

test('queries are not retried, never stale, not refetched on focus and not polled, and mutations are not retried', () => {
  const { queries, mutations } = makeQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

test('a reply that was asked for before a change neither replaces it nor is missed', async () => {
  const client = makeQueryClient();
  const asked: ((reply: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['session'],
    queryFn: () => new Promise<string>((answer) => asked.push(answer)),
  });
  const forget = observer.subscribe(() => undefined);
  client.setQueryData(['session'], 'logged out');
  asked[0]?.('logged in');
  await sleep(0);
  expect(client.getQueryData(['session'])).toBe('logged out');
  asked[1]?.('logged out, says the server');
  await sleep(0);
  expect(client.getQueryData(['session'])).toBe('logged out, says the server');
  forget();
});

test('a change of data that is not there yet leaves the first reply alone', async () => {
  const client = makeQueryClient();
  const first = client.fetchQuery({ queryKey: ['list'], queryFn: async () => ['first'] });
  client.setQueryData<string[]>(['list'], (known) => known && [...known, 'second']);
  expect(await first).toEqual(['first']);
});
