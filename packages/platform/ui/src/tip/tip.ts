/** Attribute that holds what a tooltip says. */
export const tipAttribute = 'data-tip';
/** Attribute of a text that says itself in a tooltip while there is no room for all of it. */
export const tipWhenCutAttribute = 'data-tip-cut';

/**
 * Props that give an element a tooltip, on hover and keyboard focus. A tooltip is for the eye alone: its words
 * must be the element's name, its description or its text as well.
 * @param words none, no tooltip
 * @example
 * <span {...tip('What the outlet earns in a year, in percent of the investment.')}>Expected ROI</span>
 */
export const tip = (words: string | undefined) => (words ? { [tipAttribute]: words } : {});

/** Props of a text that may be cut by its room: while it is, a tooltip says the whole of it. */
export const tipWhenCut = { [tipWhenCutAttribute]: '' };
