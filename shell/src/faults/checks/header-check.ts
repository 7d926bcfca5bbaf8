let header: HTMLElement | null = null;

/** The ref of the page's header: while it is mounted people have to see it. */
export const expectHeader = (element: HTMLElement): (() => void) => {
  header = element;
  return () => {
    header = null;
  };
};

const isSeen = (element: Element): boolean => {
  const { width, height, bottom } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || bottom <= 0) return false;
  return (
    !('checkVisibility' in element) ||
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
};

/** Whether the header is mounted and people cannot see it, or not the link in it that leads home. */
export const isHeaderLost = (): boolean => {
  // On paper there is none.
  if (!header || window.matchMedia?.('print').matches) return false;
  const home = header.querySelector('a');
  return !header.isConnected || !isSeen(header) || !home || !isSeen(home);
};
