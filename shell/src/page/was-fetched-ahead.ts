/** Browsers that fetch pages in advance say how a page came; the type is not in TypeScript's library yet. */
interface DeliveredEntry extends PerformanceEntry {
  deliveryType?: string;
}

/** Whether the browser fetched this page before its link was followed. The gateway does not count such a request. */
export const wasFetchedAhead = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as DeliveredEntry[];
  return navigation?.deliveryType === 'navigational-prefetch';
};
