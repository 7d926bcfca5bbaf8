import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { fingerTarget } from '../controls/button-style';
import { Check, X } from '../icons/icons';
import { token } from '../theme/tokens';
import { Icon } from './icon';

const chipStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 32px;
  padding: ${token.space[4]} ${token.space[12]};
  border-radius: ${token.radius.round};
  box-shadow: inset 0 0 0 1px ${token.color.line};
  background: ${token.color.surface};
  font-size: ${token.text[14]};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Plain = styled.span`
  ${chipStyle}
`;

const Selectable = styled.button`
  ${chipStyle}
  ${fingerTarget}
  min-height: 36px;
  box-shadow: inset 0 0 0 1px ${token.color['line-strong']};
  text-align: left;
  transition: background-color ${token.motion.fast} ${token.motion.ease};

  &:hover {
    background: ${token.color.sunken};
  }

  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px ${token.color.peacock};
    background: ${token.color['peacock-tint']};
    color: ${token.color.peacock};
    font-weight: 600;
  }
`;

const Remove = styled.button`
  ${fingerTarget}
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-right: -6px;
  border-radius: 50%;
  color: ${token.color.muted};

  &:hover {
    background: ${token.color.sunken};
    color: ${token.color.ink};
  }
`;

export interface ChipProps {
  children: ReactNode;
  /** Whether it is selected; with `onClick` it is a toggle. */
  selected?: boolean;
  onClick?: () => void;
  /** Shows a remove button. `children` must then be text, because it names the button. */
  onRemove?: () => void;
}

/** One of many short values: read-only, selectable or removable. */
export function Chip({ children, selected = false, onClick, onRemove }: ChipProps) {
  if (onClick) {
    return (
      <Selectable type="button" aria-pressed={selected} onClick={onClick}>
        {selected ? <Icon of={Check} size={16} /> : null}
        {children}
      </Selectable>
    );
  }
  return (
    <Plain>
      {children}
      {onRemove ? (
        <Remove type="button" aria-label={`Remove ${children}`} onClick={onRemove}>
          <Icon of={X} size={16} />
        </Remove>
      ) : null}
    </Plain>
  );
}
