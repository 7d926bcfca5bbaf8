import { Button, Icon, media, token, VisuallyHidden } from '@setu/ui';
import { SlidersHorizontal } from '@setu/ui/icons';
import styled from 'styled-components';

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding-inline: 6px;
  border-radius: ${token.radius.round};
  background: ${token.color.peacock};
  color: ${token.color['on-fill']};
  font-size: ${token.text[12]};
  font-variant-numeric: tabular-nums;
`;

/** Beside a search with large text there is no space for the word. */
const Word = styled.span`
  @container filter-line (max-width: 17.9rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const Opener = styled(Button)`
  ${media.noScript} {
    display: none;
  }
`;

interface FilterButtonProps {
  /** Number of active filters. */
  active: number;
  /** Whether the filters are visible. */
  isOpen: boolean;
  /** Full width of its parent. */
  block?: boolean;
  onClick: () => void;
  /** Called when the pointer or the focus is near, to preload what it opens. */
  onNear?: () => void;
}

/** Opens the filters, and shows how many are active. */
export function FilterButton({ active, isOpen, block, onClick, onNear }: FilterButtonProps) {
  return (
    <Opener
      variant="secondary"
      block={block}
      aria-expanded={isOpen}
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Icon of={SlidersHorizontal} />
      <Word>Filters</Word>
      {active === 0 ? null : (
        <Count>
          {active}
          <VisuallyHidden> active</VisuallyHidden>
        </Count>
      )}
    </Opener>
  );
}
