import { useCallback, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Lets the keyboard scroll an area that holds nothing to focus: while it is taller than its room it takes the
 * focus itself. An area with a control needs no stop of its own, the control brings it into sight.
 */
export const useKeyboardScroll = () => {
  const [isStop, setStop] = useState(false);
  const ref = useCallback((area: HTMLElement | null) => {
    if (!area || typeof ResizeObserver === 'undefined') return;
    const look = () => setStop(area.scrollHeight > area.clientHeight && !area.querySelector(focusable));
    const observer = new ResizeObserver(look);
    for (const element of [area, ...area.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(isStop ? { tabIndex: 0 } : {}) };
};
