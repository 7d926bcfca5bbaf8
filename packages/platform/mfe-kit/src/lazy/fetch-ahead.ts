/** Whether the visitor asked for less data, where the browser reports it; TypeScript's library lacks the property. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches what the visitor may need next, unless they asked for less data.
 * @example
 * fetchAhead(() => client.prefetchQuery(franchise(id)));
 */
export const fetchAhead = (fetching: () => unknown): void => {
  if (savesData()) return;
  // What cannot be fetched now is fetched again when it is needed.
  Promise.resolve(fetching()).catch(() => undefined);
};
