let header: HTMLElement | null = null;

/** The ref of the page's header, which must be visible while it is mounted. */
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

/** Whether the mounted header, or its link to the home page, is not visible. */
export const isHeaderLost = (): boolean => {
  // Printed pages have no header.
  if (!header || window.matchMedia?.('print').matches) return false;
  const home = header.querySelector('a');
  return !header.isConnected || !isSeen(header) || !home || !isSeen(home);
};
