import { AppError, feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { AddMails, QueueMail } from '../../mail-kind';
import { isDemoAccount } from '../demo/demo-people';
import { displayNameOf } from '../display-name';
import { findTwoStep } from '../two-step/two-step.model';
import { findUser, lockUser, type UserModel } from '../user.model';
import { makeAddPasskey } from './add-passkey';
import { PasskeyModel } from './passkey.model';
import { makeNotifyPasskey, makePasskeyMails } from './passkey-mails';
import { passkeySite } from './passkey-site';
import { passkeyRoutes } from './passkeys.routes';
import { makePasskeySignIn } from './sign-in/sign-in-with-passkey';

interface Needs
  extends Pick<Parameters<typeof makeAddPasskey<UserModel>>[0], 'checkNewWayIn' | 'checkCode'>,
    Pick<Parameters<typeof makePasskeySignIn<UserModel>>[0], 'beginPasskey'>,
    Pick<Parameters<typeof makePasskeyMails>[0], 'recoveryLink'> {
  addMails: AddMails;
  queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  site: string;
}

const unavailable = async (): Promise<never> => {
  throw new AppError(503, 'passkey_unavailable');
};

/** Passkeys: adding and removing them, and signing in with them. */
export const passkeys = feature({
  name: 'passkeys',
  needs: {
    addMails: 'mail',
    queueMail: 'mail',
    site: 'mail',
    beginPasskey: 'attempts',
    recoveryLink: 'grants',
    checkNewWayIn: 'passwords',
    checkCode: 'two-step',
  },
  build: ({ site: address, ...given }: ServiceDeps & Needs) => {
    const deps = {
      ...given,
      findUser,
      lockUser,
      displayNameOf,
      mayHavePasskeys: (id: string) => !isDemoAccount(id),
      notifyPasskey: makeNotifyPasskey(given.queueMail),
    };
    const site = passkeySite(address);
    const { start, signIn } = site
      ? makePasskeySignIn<UserModel>({ ...deps, site })
      : { start: unavailable, signIn: unavailable };
    deps.addMails(makePasskeyMails(deps));
    return {
      routes: passkeyRoutes({
        ...deps,
        adding: site && makeAddPasskey<UserModel>({ ...deps, site }),
        startSignIn: start,
        needsCode: async (userId) => (await findTwoStep(deps.db, userId)) !== undefined,
      }),
      retention: [
        olderThan({
          name: 'challenges of passkeys',
          table: 'passkey_challenges',
          column: 'expires_at',
          days: 0,
        }),
      ],
      ownData: [
        ownRows(PasskeyModel, {
          kind: 'passkey',
          of: (rows, { id }) => rows.where('user_id', id),
          content: ({ name, transports, createdAt, lastUsedAt }) => ({
            name,
            transports,
            createdAt,
            lastUsedAt,
          }),
        }),
      ],
      gives: {
        /** False when the address of the installation does not support passkeys. */
        hasPasskeys: site !== null,
        signInWithPasskey: signIn,
      },
    };
  },
});
