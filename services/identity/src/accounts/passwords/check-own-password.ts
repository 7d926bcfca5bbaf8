import { InvalidInputError, type ServiceDeps, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import { findUser, findUserToSignIn, type UserModel } from '../user.model';
import { passwordMatches } from './password';

interface Deps extends Pick<ServiceDeps, 'db' | 'logger'> {
  /** Wrong tries count like failed sign-ins, so that an open session cannot be used to guess the password. */
  beginSignIn: (email: string, clientAddress: string) => Promise<{ succeeded: () => Promise<void> }>;
  mayUsePassword: (userId: string) => boolean;
}

/** The refusal of a wrong current password, on its field. */
export const wrongPassword = () =>
  new InvalidInputError([{ path: 'currentPassword', message: 'This is not your current password' }]);

/** The refusal for a person who can only sign in with a provider. */
const noPassword = () =>
  new InvalidInputError([
    {
      path: 'currentPassword',
      message:
        'Your account has no password yet. Choose one with “Forgot your password?” on the sign-in page, and come back',
    },
  ]);

/**
 * Checks the password of a signed-in person before an action for which an open session is not enough.
 * @returns the account, and the stored hash that the password matches
 * @throws InvalidInputError on `currentPassword` when it is wrong
 * @throws RateLimitedError 429 when there were too many wrong passwords
 */
export type CheckOwnPassword = (
  currentPassword: string,
  actor: SignedIn,
  clientAddress: string,
) => Promise<{ account: UserModel; passwordHash: string }>;

export const makeCheckOwnPassword =
  ({ db, logger, beginSignIn, mayUsePassword }: Deps): CheckOwnPassword =>
  async (currentPassword, actor, clientAddress) => {
    const account = await findUser(db, actor.id);
    if (!account) throw new UnauthenticatedError();
    const attempt = await beginSignIn(account.email, clientAddress);
    const passwordHash = (await findUserToSignIn(db, account.email))?.passwordHash ?? null;
    if (passwordHash === null) throw noPassword();
    const isRight = await passwordMatches(mayUsePassword(account.id) ? passwordHash : null, currentPassword);
    if (!isRight) {
      logger.warn({ userId: account.id }, 'current password refused');
      throw wrongPassword();
    }
    await attempt.succeeded();
    return { account, passwordHash };
  };
