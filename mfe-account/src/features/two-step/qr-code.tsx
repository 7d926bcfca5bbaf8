import styled from 'styled-components';
import { encode } from 'uqr';

/** Dark on white in every theme, because cameras need it. */
const Drawing = styled.svg`
  display: block;
  width: min(200px, 100%);
  height: auto;
  margin-inline: auto;
  background: #fff;
`;

/** One path with a square for each dark module. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code with the quiet zone that cameras need. @param text its content */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <Drawing viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={pathOf(data)} fill="#000" />
    </Drawing>
  );
}
