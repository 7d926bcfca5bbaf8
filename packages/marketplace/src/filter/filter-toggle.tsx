import { Button, Icon, token, VisuallyHidden } from '@setu/ui';
import { SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { type BrowseFilter, countActive } from './browse-filter';
import { preloadFilterSheet } from './filter-sheet';

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

interface FilterToggleProps {
  filter: BrowseFilter;
  /** The filters are in sight. */
  isOpen: boolean;
  /** They open as a sheet here, not as a sidebar. */
  opensSheet: boolean;
  onClick: () => void;
}

/** The Filters button with the number of active ones. */
export function FilterToggle({ filter, isOpen, opensSheet, onClick }: FilterToggleProps) {
  const active = countActive(filter);
  const handleNear = opensSheet ? preloadFilterSheet : undefined;
  return (
    <Button
      variant="secondary"
      aria-expanded={isOpen}
      onClick={onClick}
      onPointerEnter={handleNear}
      onFocus={handleNear}
    >
      <Icon of={SlidersHorizontal} />
      Filters
      {active === 0 ? null : (
        <Count>
          {active}
          <VisuallyHidden> active</VisuallyHidden>
        </Count>
      )}
    </Button>
  );
}
