import styled, { keyframes } from 'styled-components';
import { token } from '../theme/tokens';

const shimmer = keyframes`
  to { background-position: -120% 0; }
`;

const Bone = styled.span<{ $width: string; $height: string; $radius: string; $ratio?: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height, $ratio }) => ($ratio ? 'auto' : $height)};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  max-width: 100%;
  border-radius: ${({ $radius }) => $radius};
  background: linear-gradient(
      100deg,
      ${token.color.sunken} 40%,
      color-mix(in srgb, ${token.color.sunken} 45%, ${token.color.surface}) 50%,
      ${token.color.sunken} 60%
    )
    120% 0 / 220% 100%;
  animation: ${shimmer} 1.6s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    background: ${token.color.sunken};
    animation: none;
  }
`;

/** Cards that a list shows while it loads. Source: specification, section 9. */
export const skeletonRows = 3;

export interface SkeletonProps {
  /** CSS length. */
  width?: string;
  /** CSS length. */
  height?: string;
  /** Width over height, such as `16 / 10`, instead of a height. */
  ratio?: string;
  round?: boolean;
}

/** A placeholder for loading content. It is hidden from screen readers, because the list around it has `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', ratio, round = false }: SkeletonProps) {
  return (
    <Bone
      aria-hidden="true"
      $width={width}
      $height={height}
      $ratio={ratio}
      $radius={round ? token.radius.round : token.radius.control}
    />
  );
}
