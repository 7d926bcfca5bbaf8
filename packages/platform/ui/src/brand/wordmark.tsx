import styled from 'styled-components';
import { arch, archDot, archLine, archTransform } from '../kolam/logo';
import { token } from '../theme/tokens';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${token.color.ink};
  /* Doubled text must leave room for the buttons of the header on a phone. */
  font: 600 min(1.25rem, max(20px, 5.5vw)) / 1 ${token.font.text};
  letter-spacing: -0.03em;
  white-space: nowrap;

  /* At 320 px, three header buttons must fit beside it. */
  @media (max-width: 359px) {
    font-size: 16px;
  }
`;

const Second = styled.span`
  color: ${token.color.peacock};
`;

/** Splits the name before its last capital letter. */
const partsOf = (name: string) => /^(.*)(\p{Lu}.*)$/u.exec(name)?.slice(1) ?? [name];

/** The mark: one kolam line around five dots, which is a bridge. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={token.color.peacock} />
      <g transform={archTransform}>
        <path d={arch.path} fill="none" stroke={token.color['on-fill']} strokeWidth={archLine} />
        {arch.dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={archDot} fill={token.color.marigold} />
        ))}
      </g>
    </svg>
  );
}

interface WordmarkProps {
  /** Name of the product. Releases of remotes before this property do not set it. */
  name?: string;
  size?: number;
}

/** The name of the product with its mark. */
export function Wordmark({ name = 'FranchiseSetu', size = 32 }: WordmarkProps) {
  const [first, second] = partsOf(name);
  return (
    <Root>
      <LogoMark size={size} />
      <span>
        {first}
        <Second>{second}</Second>
      </span>
    </Root>
  );
}
