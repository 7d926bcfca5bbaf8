const hasSize = ({ width, height }: DOMRect) => width > 0 && height > 0;

/**
 * Whether a place on the page shows nothing: no element of any size, and no text. A page usually has an element of some size among the
 * first, so the search ends there: the size of all text would need a layout of all that is below the fold.
 */
export const isEmpty = (place: Element): boolean => {
  // Without a layout (the place itself has no size) the result is unknown.
  if (!hasSize(place.getBoundingClientRect())) return false;
  for (const element of place.querySelectorAll('*'))
    if (hasSize(element.getBoundingClientRect())) return false;
  if ((place.textContent ?? '').trim() === '') return true;
  const range = document.createRange();
  range.selectNodeContents(place);
  return ![...range.getClientRects()].some(hasSize);
};
