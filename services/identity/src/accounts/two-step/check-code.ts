import { twoStepCodeMessage } from '@setu/contracts';
import { InvalidInputError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { findTwoStep } from './two-step.model';
import type { UseCode } from './use-code';

/**
 * Checks the code of an account with two-step verification, before a change that bypasses it. Other accounts do not need a code.
 * @throws InvalidInputError on `code` when it is missing, wrong or was used
 * @throws RateLimitedError 429 after too many wrong codes
 */
export const makeCheckCode =
  ({ db, useCode }: { db: Knex; useCode: UseCode }) =>
  async (userId: string, code: string | undefined, clientAddress: string): Promise<void> => {
    if (!(await findTwoStep(db, userId))) return;
    if (code === undefined) throw new InvalidInputError([{ path: 'code', message: twoStepCodeMessage }]);
    await useCode(userId, code, clientAddress);
  };
