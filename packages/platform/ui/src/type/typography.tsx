import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/tokens';
import { tipWhenCut } from '../tip/tip';
import { unbroken } from './unbroken';

export type HeadingLevel = 1 | 2 | 3 | 4;

/** `display` and `title` are set in Fraunces and used only on public pages; the others in Inter. */
export type HeadingSize = 'display' | 'title' | 'page' | 'section' | 'card' | 'small';

const headingSizes = {
  display: css`
    font: 560 ${token.text[36]} / 1.12 ${token.font.display};
    letter-spacing: -0.018em;
    ${media.tablet} {
      font-size: ${token.text[48]};
    }
  `,
  title: css`
    font: 560 ${token.text[28]} / 1.15 ${token.font.display};
    letter-spacing: -0.015em;
    ${media.tablet} {
      font-size: ${token.text[36]};
    }
  `,
  page: css`
    font-size: ${token.text[22]};
    line-height: 1.25;
    letter-spacing: -0.015em;
    ${media.tablet} {
      font-size: ${token.text[28]};
    }
  `,
  section: css`
    font-size: ${token.text[22]};
    line-height: 1.25;
    letter-spacing: -0.012em;
  `,
  card: css`
    font-size: ${token.text[18]};
    line-height: 1.35;
    letter-spacing: -0.008em;
  `,
  small: css`
    font-size: ${token.text[16]};
    line-height: 1.4;
  `,
};

const HeadingRoot = styled.h2<{ $size: HeadingSize }>`
  font-weight: 600;
  color: ${token.color.ink};
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${({ $size }) => headingSizes[$size]}
`;

interface HeadingProps {
  /** Level in the outline of the page, independent of the size. */
  level?: HeadingLevel;
  size?: HeadingSize;
  id?: string;
  className?: string;
  children: ReactNode;
}

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: 'page', 2: 'section', 3: 'card', 4: 'small' };

/** A heading; `size` defaults to the usual size of its level. */
export function Heading({ level = 2, size = sizeOfLevel[level], children, ...rest }: HeadingProps) {
  return (
    <HeadingRoot as={`h${level}`} $size={size} {...rest}>
      {unbroken(children)}
    </HeadingRoot>
  );
}

/** Colours by meaning, as in badges and toasts; `kumkum` and `turmeric` are names in earlier releases of remotes. */
const textColors = {
  ink: token.color.ink,
  muted: token.color.muted,
  danger: token.color.kumkum,
  warning: token.color.turmeric,
  kumkum: token.color.kumkum,
  turmeric: token.color.turmeric,
};

type TextTone = 'ink' | 'muted' | 'danger' | 'warning';

/** Running text. `$lines` cuts after that many lines; a tooltip then shows the full text. */
export const Text = styled.p.attrs<{ $lines?: number }>(({ $lines }) => ($lines ? tipWhenCut : {}))<{
  $size?: keyof typeof token.text;
  $tone?: TextTone;
  $weight?: 400 | 500 | 600;
}>`
  font-size: ${({ $size = 16 }) => token.text[$size]};
  font-weight: ${({ $weight = 400 }) => $weight};
  color: ${({ $tone = 'ink' }) => textColors[$tone]};
  overflow-wrap: anywhere;
  ${({ $lines }) =>
    $lines &&
    css`
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${$lines};
      line-clamp: ${$lines};
      overflow: hidden;
    `}
`;

/** Figures of equal width, so that columns of them align. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums lining-nums;
`;
