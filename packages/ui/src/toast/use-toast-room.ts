import { useEffect } from 'react';
import { breakpoints } from '../theme/media';

/** Custom property of the page: how much of the window's upper edge a message takes; absent without a message. */
export const messageRoom = '--message-room';

/** Between a message and what makes room for it, px. */
const gap = 12;

/**
 * Tells dialogs how much room the message at the upper edge takes, so that it lies on nothing of theirs. In a wide
 * window messages stand in the lower left corner, which no dialog reaches.
 * @param area the notification area, whose list is as high as what it shows
 */
export const useMessageRoom = (area: HTMLElement | null): void => {
  useEffect(() => {
    const list = area?.querySelector('ol');
    if (!list || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const measure = () => {
      const isAtTop = window.innerWidth < breakpoints.wide && list.offsetHeight > 0;
      if (isAtTop) style.setProperty(messageRoom, `${list.offsetTop + list.offsetHeight + gap}px`);
      else style.removeProperty(messageRoom);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(messageRoom);
    };
  }, [area]);
};
