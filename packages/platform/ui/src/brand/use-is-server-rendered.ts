import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const inBrowser = () => false;
/** Read on the server, and by the browser during hydration. */
const atFirst = () => typeof document !== 'undefined';

/**
 * Whether the server rendered the content of a component. Its markup can then stay unchanged, without cost for the browser.
 * @param content identifies the content; when it changes, the result becomes and stays false
 */
export const useIsServerRendered = (content: string): boolean => {
  const isHydrating = useSyncExternalStore(subscribe, inBrowser, atFirst);
  const [rendered, setRendered] = useState(isHydrating ? content : null);
  if (rendered !== null && rendered !== content) setRendered(null);
  return rendered === content;
};
