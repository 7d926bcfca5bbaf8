import { late } from '@setu/mfe-kit';
import { Suspense } from 'react';
import type { FilterSheetPanelProps } from './filter-sheet-panel';

const load = () => import('./filter-sheet-panel');
const FilterSheetPanel = late(async () => (await load()).FilterSheetPanel);

/** Fetches the sheet's code ahead: when pointer or focus comes near its button. */
export const preloadFilterSheet = () => void load();

/** The filters where there is no room for a sidebar: a sheet from below. Its code comes when it opens. */
export function FilterSheet(props: FilterSheetPanelProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <FilterSheetPanel {...props} />
    </Suspense>
  );
}
