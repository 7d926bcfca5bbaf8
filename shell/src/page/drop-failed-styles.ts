/**
 * Removes links to style sheets that could not be loaded: they have no sheet, or an empty one. A screen's own loader takes a
 * link of the page for a loaded sheet; without it the loader tries again, and notices the failure.
 */
export const dropFailedStyles = (page: Document): void => {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet?.cssRules.length) link.remove();
};
