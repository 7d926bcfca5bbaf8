import { useCallback, useEffect, useRef } from 'react';

/** @returns a function that runs its argument after the next frame is painted; of several arguments it runs the last */
export const useAfterPaint = (): ((run: () => void) => void) => {
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  return useCallback((run: () => void) => {
    cancel.current();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(run);
    });
    cancel.current = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
};
