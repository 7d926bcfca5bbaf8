import { createElement, type JSX, type SVGProps } from 'react';
import type { IconType } from '../icons/icon-type';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'of' | 'ref'> {
  of: IconType;
  /** px; 18 beside text, 16 in small print, 20 alone in a button. */
  size?: number;
  /** Units of the icon, which has 24. By default small and large icons have the same line width in px. */
  strokeWidth?: number;
}

const units = 24;
const defaultStroke = 1.75;

/** An icon with the stroke of the design, hidden from screen readers, because the text or name next to it has the meaning. */
export function Icon({
  of: shapes,
  size = 18,
  strokeWidth = size < units ? (defaultStroke * units) / size : defaultStroke,
  style,
  ...rest
}: IconProps): JSX.Element {
  const children = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  // As arguments, because an array of children needs keys, and a page has hundreds of icons.
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: `0 0 ${units} ${units}`,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      focusable: false,
      style: { flexShrink: 0, ...style },
      ...rest,
    },
    ...children,
  );
}
