import type { FranchiseView } from '@setu/contracts';
import { OutletsAndTerritories } from '../outlets/outlets-and-territories';
import { Part } from './part';

/** How many outlets there are, where, and which territories are open. */
export function Outlets({ franchise }: { franchise: FranchiseView }) {
  return (
    <Part title="Outlets and territories">
      <OutletsAndTerritories franchise={franchise} />
    </Part>
  );
}
