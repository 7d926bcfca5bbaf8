import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const inBrowser = () => false;
/** Read on the server, and by the browser while it hydrates what the server rendered. */
const atFirst = () => typeof document !== 'undefined';

/**
 * Whether the server rendered what a component shows. Its markup can then stay as it is, and costs the browser nothing.
 * @param content identifies what is shown; with another content the answer is false, and remains so
 */
export const useIsServerRendered = (content: string): boolean => {
  const isHydrating = useSyncExternalStore(subscribe, inBrowser, atFirst);
  const [rendered, setRendered] = useState(isHydrating ? content : null);
  if (rendered !== null && rendered !== content) setRendered(null);
  return rendered === content;
};
