import { useLayoutEffect, useState } from 'react';
import { footRoom } from './use-foot-room';

/** Distance of a message from the window's edge, at most, px. */
const MARGIN = 24;

/** Whether a message at the lower edge would lie on what has the focus, which most likely is what was just used. */
const wouldLieOnFocus = (list: Element): boolean => {
  const focused = document.activeElement;
  // The buttons of a dialog have their room anyway, and its head needs the upper edge.
  if (!focused || focused === document.body || focused.closest('[role="dialog"], [data-messages]'))
    return false;
  const room = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(footRoom)) || 0;
  const bottom = window.innerHeight - room;
  const { left, right, height } = list.getBoundingClientRect();
  const used = focused.getBoundingClientRect();
  return (
    used.bottom > bottom - height - 2 * MARGIN && used.top < bottom && used.right > left && used.left < right
  );
};

/**
 * Whether messages stand at the upper edge; asked anew for each message.
 * @param newest id of the newest message
 */
export const useHighPlace = (area: HTMLElement | null, newest: string | undefined): boolean => {
  const [isHigh, setHigh] = useState(false);
  useLayoutEffect(() => {
    const list = area?.querySelector('ol');
    if (list && newest !== undefined) setHigh(wouldLieOnFocus(list));
  }, [area, newest]);
  return isHigh;
};
