import { useRef } from 'react';

/** An action that, while it is under way, is not begun a second time: a double click counts as one. */
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
