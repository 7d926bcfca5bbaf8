/** Attribute that contains the text of a tooltip. */
export const tipAttribute = 'data-tip';
/** Attribute of a text that a tooltip shows in full while it is truncated. */
export const tipWhenCutAttribute = 'data-tip-cut';

/**
 * Props that give an element a tooltip, on hover and keyboard focus. A tooltip is only visual: its text must also be
 * the element's name, its description or its content.
 * @param words undefined for no tooltip
 * @example
 * <span {...tip('What the outlet earns in a year, in percent of the investment.')}>Expected ROI</span>
 */
export const tip = (words: string | undefined) => (words ? { [tipAttribute]: words } : {});

/** Props of a text that may be truncated: while it is, a tooltip shows it in full. */
export const tipWhenCut = { [tipWhenCutAttribute]: '' };
