/*
 * The parts of large packages that browsers get. A shared package cannot be tree-shaken by the imports of its users, so the
 * names are listed here. A test fails when a front end imports any other name.
 */

export const queryNames = [
  'hashKey',
  'hydrate',
  'infiniteQueryOptions',
  'keepPreviousData',
  'QueryClient',
  'QueryClientProvider',
  'queryOptions',
  'useInfiniteQuery',
  'useIsMutating',
  'useMutation',
  'useQuery',
  'useQueryClient',
] as const;

export const styleNames = ['css', 'default', 'keyframes'] as const;
