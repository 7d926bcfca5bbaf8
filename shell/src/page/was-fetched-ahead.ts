/** Browsers with prefetching report how a page was delivered; TypeScript's library lacks the type. */
interface DeliveredEntry extends PerformanceEntry {
  deliveryType?: string;
}

/** Whether the browser prefetched this page. The gateway does not count such a request. */
export const wasFetchedAhead = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as DeliveredEntry[];
  return navigation?.deliveryType === 'navigational-prefetch';
};
