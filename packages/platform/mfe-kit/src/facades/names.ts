/*
 * The parts of large packages that browsers get. A shared package cannot be shaken by what its users import, so the names are
 * listed here; a test fails when a front end imports another one.
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
