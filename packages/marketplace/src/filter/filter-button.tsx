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

const Opener = styled(Button)`
  ${media.noScript} {
    display: none;
  }
`;

interface FilterButtonProps {
  /** How many filters are set. */
  active: number;
  /** Whether the filters are visible. */
  isOpen: boolean;
  /** As wide as its parent. */
  block?: boolean;
  onClick: () => void;
  /** The pointer or the focus comes near: what it opens may be fetched. */
  onNear?: () => void;
}

/** Opens filters, and says how many of them are set. */
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
      Filters
      {active === 0 ? null : (
        <Count>
          {active}
          <VisuallyHidden> active</VisuallyHidden>
        </Count>
      )}
    </Opener>
  );
}
