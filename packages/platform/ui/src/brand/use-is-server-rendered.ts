import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const nothing = () => null;

/**
 * Whether the server rendered the content of a component. Its markup can then stay unchanged, without cost for the browser.
 * @param content identifies the content; when it changes, the result becomes and stays false
 */
export const useIsServerRendered = (content: string): boolean => {
  // Read on the server, and by the browser while it hydrates. The same value as afterwards, so that nothing is rendered again.
  let isHydrating = false;
  useSyncExternalStore(subscribe, nothing, () => {
    isHydrating = typeof document !== 'undefined';
    return null;
  });
  const [rendered, setRendered] = useState(isHydrating ? content : null);
  if (rendered !== null && rendered !== content) setRendered(null);
  return rendered === content;
};
