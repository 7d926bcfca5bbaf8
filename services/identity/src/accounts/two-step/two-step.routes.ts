import {
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  setUpTwoStep,
  type TwoStepState,
  turnOffTwoStep,
} from '@setu/contracts';
import { AppError, type Route, route } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { makeChangeTwoStep } from './change-two-step';
import { countRecoveryCodes, findTwoStep } from './two-step.model';

interface Deps {
  db: Knex;
  /** Null when the installation does not offer it. */
  change: ReturnType<typeof makeChangeTwoStep> | null;
}

/** Calls for the two-step verification of the caller's account. */
export const twoStepRoutes = ({ db, change }: Deps): Route[] => {
  const offered = () => {
    if (!change) throw new AppError(503, 'two_step_unavailable');
    return change;
  };
  return [
    route(getTwoStep, async (_input, { id }): Promise<TwoStepState> => {
      const [twoStep, recoveryCodesLeft] = await Promise.all([
        findTwoStep(db, id),
        countRecoveryCodes(db, id),
      ]);
      return {
        isAvailable: change !== null,
        since: twoStep?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft,
      };
    }),
    route(setUpTwoStep, (input, actor, client) => offered().setUp(input, actor, client.address)),
    route(confirmTwoStep, async (input, actor) => ({
      recoveryCodes: await offered().confirm(input, actor),
    })),
    route(renewRecoveryCodes, async (input, actor, client) => ({
      recoveryCodes: await offered().renewRecoveryCodes(input, actor, client.address),
    })),
    route(turnOffTwoStep, async (input, actor, client) => {
      await offered().turnOff(input, actor, client.address);
      return { removed: true as const };
    }),
  ];
};
