/** Widths at which the layout changes, px: phone below `tablet`, wide from `wide` on. */
export const breakpoints = { tablet: 768, wide: 1280 } as const;

/** Media conditions for styled components: `${media.tablet} { … }`. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  /** A window in which the head and buttons of a dialog leave no space for its content: at 400 % zoom, or on a phone in landscape. */
  low: '@media (max-height: 480px)',
  /** Real hover, so that a tap on a phone leaves no element in its hover style. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** Scripts are disabled in the browser: elements that need scripts are hidden. */
  noScript: '@media (scripting: none)',
} as const;
