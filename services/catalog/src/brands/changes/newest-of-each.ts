import type { ConsumedEvent } from '@setu/service-kit';

interface OfUser {
  userId: string;
  version: number;
}

/** Returns the newest event of each user, sorted by id, so that concurrent writers lock rows in the same order. */
export const newestOfEach = <Data extends OfUser>(events: readonly ConsumedEvent<Data>[]): Data[] => {
  const newest = new Map<string, Data>();
  for (const { data } of events) {
    const known = newest.get(data.userId);
    if (!known || data.version > known.version) newest.set(data.userId, data);
  }
  return [...newest.values()].sort((a, b) => (a.userId < b.userId ? -1 : 1));
};
