/** Marks a rendered page whose parts below the fold are laid out when they are scrolled to, also after it is hydrated. */
const laidOutLater = 'data-laid-out-later';

/** Lays out the whole page. Positions on it are exact from then on. */
export const layOutAll = (): void => document.getElementById('root')?.removeAttribute(laidOutLater);

/** Keeps parts below the fold out of the layout, until the window gets another width or the page is printed. */
export const layOutLater = (root: HTMLElement): void => {
  const width = window.innerWidth;
  root.setAttribute(laidOutLater, '');
  addEventListener('resize', () => window.innerWidth !== width && layOutAll());
  addEventListener('beforeprint', layOutAll);
};
