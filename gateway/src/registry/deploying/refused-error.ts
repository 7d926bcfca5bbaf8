import { AppError } from '@setu/service-kit';
import type { Refusal } from '../gates/gate';

/** One release and the refusals of its gates. */
export interface RefusedRelease {
  deployable: string;
  version: string;
  refusals: readonly Refusal[];
}

/** Thrown when gates refuse releases. */
export class RefusedError extends AppError {
  constructor(
    detail: string,
    readonly refused: readonly RefusedRelease[],
  ) {
    super(409, 'promotion_refused', detail, {
      issues: refused.flatMap(({ refusals }) =>
        refusals.map(({ gate, message, fix }) => ({ path: gate, message: `${message} ${fix}`, fix })),
      ),
    });
  }
}

/** The overridden refusals, for the audit trail. */
export const overrideDetail = (override: string | undefined, overridden: readonly Refusal[]) =>
  overridden.length > 0 ? { override, overridden } : {};
