import { feature, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type ConfirmEmailDeps, confirmEmailRoutes } from './confirm-email/confirm-email.routes';
import { type JoinTeamDeps, joinTeamRoutes } from './join-team/join-team.routes';
import { type PasswordResetDeps, passwordResetRoutes } from './password-reset/password-reset.routes';
import type { ProviderCookie } from './provider-sign-in/browser-cookie';
import { type ProviderSignInDeps, providerSignInRoutes } from './provider-sign-in/provider-sign-in.routes';
import { type SignInDeps, signInRoutes } from './sign-in/sign-in.routes';
import { type UnsubscribeDeps, unsubscribeRoutes } from './unsubscribe/unsubscribe.routes';

interface Needs {
  /** The methods of sign-in that pages offer. */
  entrances: Pick<SignInDeps, 'signIn' | 'register' | 'enterCode' | 'signInWithPasskey'> & {
    finishAtProvider: ProviderSignInDeps['finish'];
    registerWithProvider: ProviderSignInDeps['register'];
    resetPassword: PasswordResetDeps['reset'];
    joinTeam: JoinTeamDeps['join'];
  };
  findUser: (db: Knex, id: string) => Promise<{ suspendedAt: Date | null } | undefined>;
  hasPasskeys: boolean;
  providerName: string | null;
  providerCookie: ProviderCookie;
  beginAtProvider: ProviderSignInDeps['begin'];
  finishJoin: ProviderSignInDeps['finishJoin'];
  requestReset: PasswordResetDeps['requestReset'];
  findResetLink: PasswordResetDeps['findLink'];
  isMailOn: boolean;
  findInvitation: JoinTeamDeps['findInvitation'];
  confirmEmail: ConfirmEmailDeps['confirm'];
  findConfirmLink: ConfirmEmailDeps['findLink'];
  offeredUsers: SignInDeps['demo'];
  unsubscribeLinks: Pick<UnsubscribeDeps, 'read'> | null;
  turnOffMail: UnsubscribeDeps['turnOff'];
}

/** The pages outside of the application: the sign-in page, and the pages of links in mails. */
export const pages = feature({
  name: 'pages',
  needs: {
    entrances: 'sign-in',
    findUser: 'users',
    hasPasskeys: 'passkeys',
    providerName: 'provider-sign-in',
    providerCookie: 'provider-cookie',
    beginAtProvider: 'provider-sign-in',
    finishJoin: 'provider-sign-in',
    requestReset: 'passwords',
    findResetLink: 'passwords',
    isMailOn: 'mail',
    findInvitation: 'team',
    confirmEmail: 'emails',
    findConfirmLink: 'emails',
    offeredUsers: 'demo',
    unsubscribeLinks: 'mail-settings',
    turnOffMail: 'mail-settings',
  },
  build: ({ db, entrances, findUser, unsubscribeLinks, ...deps }: ServiceDeps & Needs) => ({
    routes: [
      ...signInRoutes({
        ...deps,
        ...entrances,
        mayUse: async (id) => (await findUser(db, id))?.suspendedAt === null,
        demo: deps.offeredUsers,
      }),
      ...providerSignInRoutes({
        providerName: deps.providerName,
        begin: deps.beginAtProvider,
        finish: entrances.finishAtProvider,
        finishJoin: deps.finishJoin,
        register: entrances.registerWithProvider,
        cookie: deps.providerCookie,
      }),
      ...passwordResetRoutes({
        requestReset: deps.requestReset,
        reset: entrances.resetPassword,
        findLink: deps.findResetLink,
        isMailOn: deps.isMailOn,
      }),
      ...confirmEmailRoutes({ confirm: deps.confirmEmail, findLink: deps.findConfirmLink }),
      ...joinTeamRoutes({ findInvitation: deps.findInvitation, join: entrances.joinTeam }),
      ...unsubscribeRoutes({
        read: (token) => unsubscribeLinks?.read(token) ?? null,
        hasAccount: async (id) => (await findUser(db, id)) !== undefined,
        turnOff: deps.turnOffMail,
      }),
    ],
  }),
});
