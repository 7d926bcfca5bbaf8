const hasSize = ({ width, height }: DOMRect) => width > 0 && height > 0;

/** Whether a place on the page shows nothing: no text, and no element of any size. */
export const isEmpty = (place: Element): boolean => {
  // Without a layout (the place itself has no size) the result is unknown.
  if (!hasSize(place.getBoundingClientRect())) return false;
  if ((place.textContent ?? '').trim() !== '') {
    const range = document.createRange();
    range.selectNodeContents(place);
    if ([...range.getClientRects()].some(hasSize)) return false;
  }
  return ![...place.querySelectorAll('*')].some((element) => hasSize(element.getBoundingClientRect()));
};
