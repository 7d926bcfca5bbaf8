import { createElement, type JSX, type SVGProps } from 'react';
import type { IconType } from '../icons/icon-type';

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'fill' | 'of' | 'ref'> {
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
  className,
  ...rest
}: IconProps): JSX.Element {
  const children = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  // As arguments, because an array of children needs keys, and a page has hundreds of icons. What all icons share is in global.css.
  return createElement(
    'svg',
    {
      className: className === undefined ? 'icon' : `icon ${className}`,
      width: size,
      height: size,
      viewBox: `0 0 ${units} ${units}`,
      strokeWidth,
      'aria-hidden': true,
      ...rest,
    },
    ...children,
  );
}
