/**
 * Removes links to style sheets that could not be loaded: they have no sheet, or an empty one. A screen's loader treats such
 * a link as a loaded sheet. Without the link it loads the sheet again, and detects a failure.
 */
export const dropFailedStyles = (page: Document): void => {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet?.cssRules.length) link.remove();
};
