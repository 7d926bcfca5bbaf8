import { useRef } from 'react';

/** Wraps an action so that it does not run twice concurrently: a double click counts once. */
export const useOnce = <Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) => {
  const isUnderWay = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await action(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
};
