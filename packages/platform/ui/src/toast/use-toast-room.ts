import { useEffect } from 'react';
import { breakpoints } from '../theme/media';

/** Custom property of the page: height of the toast at the upper edge of the window; absent without a toast. */
export const toastRoom = '--message-room';

/** Width of a toast in the lower left corner of a wide window, px. */
export const toastWidth = 300;

/** Gap between a toast and the element below it, px. */
const gap = 12;

/**
 * Publishes the height of the toast at the upper edge as {@link toastRoom}, so that it covers no dialog. In a wide window toasts are in
 * the lower left corner, which no dialog reaches.
 * @param area the notification area, whose list has the height of its toasts
 */
export const useToastRoom = (area: HTMLElement | null): void => {
  useEffect(() => {
    const list = area?.querySelector('ol');
    if (!list || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const measure = () => {
      const isAtTop = window.innerWidth < breakpoints.wide && list.offsetHeight > 0;
      if (isAtTop) style.setProperty(toastRoom, `${list.offsetTop + list.offsetHeight + gap}px`);
      else style.removeProperty(toastRoom);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(toastRoom);
    };
  }, [area]);
};
