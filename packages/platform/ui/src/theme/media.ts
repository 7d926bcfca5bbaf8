/** Widths at which the layout changes, px: phone below `tablet`, wide from `wide` on. */
export const breakpoints = { tablet: 768, wide: 1280 } as const;

/** Media conditions for styled components: `${media.tablet} { … }`. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  wide: `@media (min-width: ${breakpoints.wide}px)`,
  /** A window so low that head and buttons of a dialog leave no room for what is between: at 400 % zoom, or a phone on its side. */
  low: '@media (max-height: 480px)',
  /** True hover, so that a tap on a phone leaves nothing stuck in its hover look. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** Scripts are switched off in the browser: what only a script can do is hidden. */
  noScript: '@media (scripting: none)',
} as const;
