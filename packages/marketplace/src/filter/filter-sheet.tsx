import { lazyComponent } from '@setu/mfe-kit';
import { Opened } from '@setu/ui';
import type { FilterSheetPanelProps } from './filter-sheet-panel';

const { Component: FilterSheetPanel, preload: preloadFilterSheet } = lazyComponent(
  () => import('./filter-sheet-panel'),
  'FilterSheetPanel',
);

export { preloadFilterSheet };

/** The filters when a sidebar does not fit: a sheet from the bottom. Lazy-loaded on first open. */
export function FilterSheet(props: FilterSheetPanelProps) {
  if (!props.open) return null;
  return (
    <Opened>
      <FilterSheetPanel {...props} />
    </Opened>
  );
}
