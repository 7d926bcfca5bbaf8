/** Marks a page whose parts below the fold are laid out when they are scrolled to. */
const laidOutLater = 'data-laid-out-later';

const root = () => document.getElementById('root');

/** Lays out the whole page. Positions on it are exact from then on. */
export const layOutAll = (): void => root()?.removeAttribute(laidOutLater);

/** Width of the window for which parts are kept out of the layout, px; null before the first time. */
let width: number | null = null;

/** Keeps parts below the fold out of the layout, until the window gets another width or the page is printed. */
export const layOutLater = (): void => {
  if (width === null) {
    addEventListener('resize', () => window.innerWidth !== width && layOutAll());
    addEventListener('beforeprint', layOutAll);
  }
  width = window.innerWidth;
  root()?.setAttribute(laidOutLater, '');
};
