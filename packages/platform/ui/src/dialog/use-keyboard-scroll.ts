import { useCallback, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Lets the keyboard scroll an area without focusable elements: the area itself is focusable while its content overflows. An area with
 * a control does not need that, because focusing the control scrolls.
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
