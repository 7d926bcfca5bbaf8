import { setTimeout as sleep } from 'node:timers/promises';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
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

/** A query that a screen shows and whose replies the test provides. */
const shown = (client: QueryClient, queryKey: string[]) => {
  const asked: ((reply: unknown) => void)[] = [];
  const queryFn = () => new Promise((answer) => asked.push(answer));
  const hide = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  const answer = async (nth: number, reply: unknown) => {
    asked[nth]?.(reply);
    await sleep(0);
    return client.getQueryData(queryKey);
  };
  return { answer, hide };
};

test('a reply that was requested before a change does not replace the change, and is requested again', async () => {
  const client = makeQueryClient();
  const { answer, hide } = shown(client, ['session']);
  client.setQueryData(['session'], 'logged out');
  expect(await answer(0, 'logged in')).toBe('logged out');
  expect(await answer(1, 'logged out, says the server')).toBe('logged out, says the server');
  hide();
});

test('changing data that is being read for the first time reads it again', async () => {
  const client = makeQueryClient();
  const { answer, hide } = shown(client, ['list']);
  client.setQueryData<string[]>(['list'], (known) => known && [...known, 'second']);
  expect(await answer(0, ['first'])).toBeUndefined();
  expect(await answer(1, ['first', 'second'])).toEqual(['first', 'second']);
  hide();
});

test('changing data that is only prefetched does not discard its first reply', async () => {
  const client = makeQueryClient();
  const first = client.fetchQuery({ queryKey: ['list'], queryFn: async () => ['first'] });
  client.setQueryData<string[]>(['list'], (known) => known && [...known, 'second']);
  expect(await first).toEqual(['first']);
});
