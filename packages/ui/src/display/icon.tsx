import type { LucideIcon } from 'lucide-react';

/** Icons of the one set we use. */
export type IconType = LucideIcon;

interface IconProps {
  of: LucideIcon;
  /** px; 18 beside text, 16 in small print, 20 alone in a button. */
  size?: number;
  className?: string;
}

/** An icon in the stroke of the house, hidden from screen readers: the text or name next to it has the meaning. */
export function Icon({ of: Glyph, size = 18, className }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      absoluteStrokeWidth={size < 24}
      aria-hidden="true"
      focusable="false"
      className={className}
      style={{ flexShrink: 0 }}
    />
  );
}
