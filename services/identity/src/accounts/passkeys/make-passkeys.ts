import { AppError, type Route } from '@setu/service-kit';
import type { MailKind, QueueMail } from '../../mail-kind';
import { makeAddPasskey } from './add-passkey';
import { makeNotifyPasskey, makePasskeyMails } from './passkey-mails';
import { passkeySite } from './passkey-site';
import { passkeyRoutes } from './passkeys.routes';
import { makePasskeySignIn } from './sign-in/sign-in-with-passkey';

type AddDeps<User extends Account> = Parameters<typeof makeAddPasskey<User>>[0];
type SignInDeps<User> = Parameters<typeof makePasskeySignIn<User>>[0];

interface Account {
  id: string;
  email: string;
  sessionsFrom: number;
}

interface Deps<User extends Account>
  extends Omit<AddDeps<User>, 'site' | 'notifyPasskey'>,
    Omit<SignInDeps<User>, 'site'>,
    Pick<Parameters<typeof passkeyRoutes>[0], 'needsCode'>,
    Pick<Parameters<typeof makePasskeyMails>[0], 'recoveryLink'> {
  /** Address of the site, without a slash at the end. */
  publicUrl: string;
  queueMail: QueueMail;
}

const unavailable = async (): Promise<never> => {
  throw new AppError(503, 'passkey_unavailable');
};

/** All parts of passkeys: their calls and mails, and signing in with one. */
export const makePasskeys = <User extends Account>(
  deps: Deps<User>,
): {
  /** False when the address of the installation cannot have passkeys. */
  isAvailable: boolean;
  signIn: ReturnType<typeof makePasskeySignIn<User>>['signIn'];
  routes: Route[];
  mails: readonly MailKind[];
} => {
  const site = passkeySite(deps.publicUrl);
  const notifyPasskey = makeNotifyPasskey(deps.queueMail);
  const { start, signIn } = site
    ? makePasskeySignIn({ ...deps, site })
    : { start: unavailable, signIn: unavailable };
  return {
    isAvailable: site !== null,
    signIn,
    routes: passkeyRoutes({
      ...deps,
      adding: site && makeAddPasskey({ ...deps, site, notifyPasskey }),
      startSignIn: start,
      notifyPasskey,
    }),
    mails: makePasskeyMails(deps),
  };
};
