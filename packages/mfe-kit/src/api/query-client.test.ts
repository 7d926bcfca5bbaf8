import { makeQueryClient } from './query-client';

test('reads are not retried, never stale, not refetched on focus and not polled; nor are changes retried', () => {
  const { queries, mutations } = makeQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
