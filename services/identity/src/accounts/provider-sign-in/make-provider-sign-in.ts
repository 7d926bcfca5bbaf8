import type { Actor, Logger, Route } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../../mail-kind';
import type { Checks, NoAnswer, NoJoin, ProviderOutcome } from '../../provider-outcome';
import { makeJoinProvider } from './join-provider';
import { ownProviderRoutes } from './own-provider.routes';
import { connectProvider, ProviderError, type ProviderSettings } from './provider';
import { makeNotifyProvider, makeProviderMails } from './provider-mail';
import { makeRegisterWithProvider } from './register-with-provider';
import { makeSignInWithProvider } from './sign-in-with-provider';

type SignInDeps<User extends Account> = Parameters<typeof makeSignInWithProvider<User>>[0];
type RegisterDeps<User extends Account> = Parameters<typeof makeRegisterWithProvider<User>>[0];

interface Account {
  id: string;
  email: string;
  emailConfirmedAt: Date | null;
  sessionsFrom: number;
}

type JoinDeps = Parameters<typeof makeJoinProvider>[0];
type OwnDeps = Parameters<typeof ownProviderRoutes>[0];

interface Deps<User extends Account>
  extends Omit<SignInDeps<User>, 'notifyProvider'>,
    RegisterDeps<User>,
    Pick<JoinDeps, 'checkOwnPassword' | 'checkNewWayIn'>,
    Pick<Parameters<typeof makeProviderMails>[0], 'recoveryLink'>,
    Pick<OwnDeps, 'hasPassword' | 'rememberJoin'> {
  /** Null when the installation has no provider. */
  provider: ProviderSettings | null;
  /** Address of the site, without a slash at the end. */
  site: string;
  logger: Logger;
  queueMail: QueueMail;
  findUser: (db: Knex, id: string) => Promise<User | undefined>;
}

const refusing = async <T>(ask: () => Promise<T>): Promise<T | { refusal: NoAnswer }> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError) return { refusal: error.refusal };
    throw error;
  }
};

/** Sign-in at the OpenID Connect provider of the installation. Its routes answer 404 when there is none. */
export const makeProviderSignIn = <User extends Account>(deps: Deps<User>) => {
  const { provider: settings, site, logger, queueMail } = deps;
  const provider = settings && connectProvider(settings, { site, logger });
  const notifyProvider = makeNotifyProvider(queueMail);
  const signIn = makeSignInWithProvider({ ...deps, notifyProvider });
  const join = makeJoinProvider({ ...deps, provider, notifyProvider });
  const name = settings?.name ?? null;
  const none = { refusal: 'unavailable' as const };
  const mails: readonly MailKind[] = settings
    ? makeProviderMails({ ...deps, providerName: settings.name })
    : [];
  return {
    name,
    begin: async () => (provider ? refusing(provider.begin) : none),
    finish: async (query: string, checks: Checks): Promise<ProviderOutcome<User>> =>
      provider ? refusing(async () => signIn(await provider.finish(query, checks))) : none,
    finishJoin: (query: string, checks: Checks, actor: Actor): Promise<NoJoin | null> =>
      join.finish(query, checks, actor),
    register: makeRegisterWithProvider(deps),
    routes: ownProviderRoutes({ ...deps, name, join }) satisfies Route[],
    mails,
  };
};
