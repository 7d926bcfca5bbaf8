import { InvalidInputError, type ServiceDeps } from '@setu/service-kit';
import { stepOfCode } from './app-code';
import type { SecretBox } from './secret-box';
import { findTwoStep, RecoveryCodeModel, TwoStepModel } from './two-step.model';

/** The refusal of a code, on its field. */
export const wrongCode = () =>
  new InvalidInputError([
    {
      path: 'code',
      message: 'This code is wrong or was used already. Enter the one that your app shows now',
    },
  ]);

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'logger'> {
  box: SecretBox;
  /** Counts a try before the code is checked, per account and network; `succeeded` reverts it. */
  beginCode: (userId: string, clientAddress: string) => Promise<{ succeeded: () => Promise<void> }>;
}

/**
 * Uses up a code of an account: a code of its app, or a recovery code. No code works twice, also with concurrent tries.
 * @returns the kind of code
 * @throws InvalidInputError on `code` when it is wrong or was used
 * @throws RateLimitedError 429 after too many wrong codes
 */
export type UseCode = (userId: string, code: string, clientAddress: string) => Promise<'app' | 'recovery'>;

export const makeUseCode = ({ db, clock, logger, box, beginCode }: Deps): UseCode => {
  const useAppCode = async (userId: string, code: string): Promise<boolean> => {
    const twoStep = await findTwoStep(db, userId);
    const step = twoStep && stepOfCode(box.open(twoStep.secret, userId), code, clock.now());
    if (!step) return false;
    return (
      (await TwoStepModel.query(db)
        .findById(userId)
        .where('last_step', '<', step)
        .patch({ lastStep: step })) > 0
    );
  };
  const useRecoveryCode = async (userId: string, code: string): Promise<boolean> =>
    (await RecoveryCodeModel.query(db)
      .where({ user_id: userId })
      .whereIn('code_hash', box.hashes(code, userId))
      .delete()) > 0;

  return async (userId, code, clientAddress) => {
    const attempt = await beginCode(userId, clientAddress);
    const kind = /^\d{6}$/.test(code) ? 'app' : 'recovery';
    const isRight = await (kind === 'app' ? useAppCode : useRecoveryCode)(userId, code);
    if (!isRight) {
      logger.warn({ userId, kind }, 'code refused');
      throw wrongCode();
    }
    await attempt.succeeded();
    return kind;
  };
};
