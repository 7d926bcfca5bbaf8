import { type Actor, feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { AddMails, QueueMail } from '../../mail-kind';
import type { Checks, NoAnswer, ProviderOutcome } from '../../provider-outcome';
import { isDemoAccount } from '../demo/demo-people';
import { hasPassword } from '../passwords/credential.model';
import { findUser, findUserByEmail, lockUser, type UserModel } from '../user.model';
import { makeJoinProvider } from './join-provider';
import { ownProviderRoutes } from './own-provider.routes';
import { connectProvider, ProviderError, type ProviderSettings } from './provider';
import { makeNotifyProvider, makeProviderMails } from './provider-mail';
import { ProviderIdentityModel } from './provider-sign-in.model';
import { makeRegisterWithProvider } from './register-with-provider';
import { makeSignInWithProvider } from './sign-in-with-provider';

type JoinDeps = Parameters<typeof makeJoinProvider>[0];

interface Needs
  extends Pick<JoinDeps, 'checkOwnPassword' | 'checkNewWayIn'>,
    Pick<Parameters<typeof makeProviderMails>[0], 'recoveryLink'>,
    Pick<Parameters<typeof makeRegisterWithProvider<UserModel>>[0], 'addAccount' | 'rememberNetwork'> {
  addMails: AddMails;
  queueMail: QueueMail;
  /** Address of the site, without a trailing slash. */
  site: string;
  /** Set-Cookie value that binds the redirect to the provider to the browser of a signed-in person. */
  rememberJoin: Parameters<typeof ownProviderRoutes>[0]['rememberJoin'];
}

/** Finishes a sign-in with the query of the provider's redirect. */
export type FinishAtProvider = (query: string, checks: Checks) => Promise<ProviderOutcome<UserModel>>;

const refusing = async <T>(ask: () => Promise<T>): Promise<T | { refusal: NoAnswer }> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError) return { refusal: error.refusal };
    throw error;
  }
};

/** Sign-in at the OpenID Connect provider of the installation. Its routes answer 404 without a provider. */
export const makeProviderSignIn = (settings: ProviderSettings | null) =>
  feature({
    name: 'provider-sign-in',
    needs: {
      addMails: 'mail',
      queueMail: 'mail',
      site: 'mail',
      addAccount: 'users',
      rememberNetwork: 'attempts',
      recoveryLink: 'grants',
      checkOwnPassword: 'passwords',
      checkNewWayIn: 'passwords',
      rememberJoin: 'provider-cookie',
    },
    build: (given: ServiceDeps & Needs) => {
      const { site, logger, queueMail } = given;
      const deps = {
        ...given,
        findUser,
        findUserByEmail,
        lockUser,
        hasPassword,
        mayBeJoined: (id: string) => !isDemoAccount(id),
        notifyProvider: makeNotifyProvider(queueMail),
      };
      const provider = settings && connectProvider(settings, { site, logger });
      const signIn = makeSignInWithProvider<UserModel>(deps);
      const join = makeJoinProvider({ ...deps, provider });
      const none = { refusal: 'unavailable' as const };
      const name = settings?.name ?? null;
      const finishAtProvider: FinishAtProvider = async (query, checks) =>
        provider ? refusing(async () => signIn(await provider.finish(query, checks))) : none;
      if (settings) deps.addMails(makeProviderMails({ ...deps, providerName: settings.name }));
      return {
        routes: ownProviderRoutes({ ...deps, name, join }),
        retention: [
          olderThan({
            name: 'registrations from a provider',
            table: 'provider_registrations',
            column: 'expires_at',
            days: 0,
          }),
          olderThan({ name: 'ways to a provider', table: 'provider_joins', column: 'expires_at', days: 0 }),
        ],
        ownData: [
          ownRows(ProviderIdentityModel, {
            kind: 'sign-in-provider',
            of: (rows, { id }) => rows.where('user_id', id),
            content: ({ issuer, subject, createdAt }) => ({ issuer, subject, createdAt }),
          }),
        ],
        gives: {
          /** Name of the provider; null without a provider. */
          providerName: name,
          beginAtProvider: async () => (provider ? refusing(provider.begin) : none),
          finishAtProvider,
          finishJoin: (query: string, checks: Checks, actor: Actor) => join.finish(query, checks, actor),
          registerWithProvider: makeRegisterWithProvider<UserModel>(deps),
        },
      };
    },
  });
