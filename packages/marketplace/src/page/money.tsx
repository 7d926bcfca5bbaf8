import type { FranchiseView } from '@setu/contracts';
import { MoneyTable } from '../franchise/money-table';
import { WillItPay } from '../franchise/will-it-pay';
import { Part } from './part';

/** What a franchise costs, and what an outlet earns. */
export function Money({ franchise }: { franchise: FranchiseView }) {
  return (
    <>
      <Part title="The money">
        <MoneyTable franchise={franchise} />
      </Part>
      <Part title="Will it pay?">
        <WillItPay franchise={franchise} />
      </Part>
    </>
  );
}
