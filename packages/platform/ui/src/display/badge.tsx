import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../theme/tokens';

/** `featured` is the only marigold accent; `tint` describes something, `solid` marks what needs attention. */
export type BadgeTone =
  | 'solid'
  | 'secondary'
  | 'outline'
  | 'featured'
  | 'tint'
  | 'success'
  | 'warning'
  | 'danger';

const look = (ground: string, text: string, edge = 'transparent') => css`
  border-color: ${edge};
  background: ${ground};
  color: ${text};
`;

const tones = {
  solid: look(token.color.peacock, token.color['on-fill']),
  secondary: look(token.color.sunken, token.color.ink),
  outline: look('transparent', token.color.ink, token.color['line-strong']),
  featured: look(token.color.marigold, token.color.ink),
  tint: look(token.color['peacock-tint'], token.color.peacock),
  success: look(token.color['leaf-tint'], token.color.leaf),
  warning: look(token.color['turmeric-tint'], token.color.turmeric),
  danger: look(token.color['kumkum-tint'], token.color.kumkum),
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[4]};
  max-width: 100%;
  min-height: 24px;
  padding: 1px ${token.space[8]};
  border: 1px solid;
  border-radius: ${token.radius.control};
  font-size: ${token.text[12]};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: break-word;
  ${({ $tone }) => tones[$tone]}
`;

/** One or two words about the element that has the badge. */
export function Badge({ tone = 'secondary', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Root $tone={tone}>{children}</Root>;
}
