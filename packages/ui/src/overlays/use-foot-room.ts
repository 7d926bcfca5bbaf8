import { useCallback } from 'react';

/** Custom property of the page: how much of the window's lower edge must stay free for buttons. */
export const footRoom = '--foot-room';
/** A message is hardly higher; where there is that much below the buttons it stands there, px. */
const ROOM_OF_MESSAGE = 120;

const feet: HTMLElement[] = [];

/** Measured by layout, which an animation of the panel does not change. A bar of the page sticks to the edge itself. */
const roomOf = (foot: HTMLElement): number => {
  if (getComputedStyle(foot).position === 'sticky') return foot.offsetHeight;
  const panel = foot.offsetParent;
  if (!(panel instanceof HTMLElement)) return 0;
  const top = panel.offsetTop + foot.offsetTop;
  const below = window.innerHeight - top - foot.offsetHeight;
  return below >= ROOM_OF_MESSAGE ? 0 : window.innerHeight - top;
};

const tell = () => {
  const newest = feet.at(-1);
  const { style } = document.documentElement;
  if (newest) style.setProperty(footRoom, `${roomOf(newest)}px`);
  else style.removeProperty(footRoom);
};

/** Keeps messages off the buttons of a panel, or of a page's sticky bar: the ref of the row they stand in. The newest counts. */
export const useFootRoom = () =>
  useCallback((foot: HTMLElement | null) => {
    if (!foot || typeof ResizeObserver === 'undefined') return;
    feet.push(foot);
    const observer = new ResizeObserver(tell);
    for (const element of [foot, foot.parentElement]) if (element) observer.observe(element);
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      feet.splice(feet.indexOf(foot), 1);
      tell();
    };
  }, []);
