import { AppError } from '@setu/service-kit';
import type { Refusal } from '../gates/gate';

/** What the gates said of one release. */
export interface RefusedRelease {
  piece: string;
  version: string;
  refusals: readonly Refusal[];
}

/** The gates turned releases away. */
export class RefusedError extends AppError {
  constructor(
    detail: string,
    readonly refused: readonly RefusedRelease[],
  ) {
    super(409, 'promotion_refused', detail, {
      issues: refused.flatMap(({ refusals }) =>
        refusals.map(({ gate, message, mend }) => ({ path: gate, message: `${message} ${mend}`, mend })),
      ),
    });
  }
}

/** What the audit trail says of gates that were passed over. */
export const overrideDetail = (override: string | undefined, overridden: readonly Refusal[]) =>
  overridden.length > 0 ? { override, overridden } : {};
