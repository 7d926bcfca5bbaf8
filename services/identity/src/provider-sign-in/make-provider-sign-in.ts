import type { Logger } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../mail-kind';
import type { Checks, NoSignIn, ProviderOutcome } from '../provider-outcome';
import { connectProvider, ProviderError, type ProviderSettings } from './provider';
import { makeProviderAddedMail, makeTellProviderAdded } from './provider-mail';
import { makeRegisterWithProvider } from './register-with-provider';
import { makeSignInWithProvider } from './sign-in-with-provider';

type SignInDeps<User extends Account> = Parameters<typeof makeSignInWithProvider<User>>[0];
type RegisterDeps<User extends Account> = Parameters<typeof makeRegisterWithProvider<User>>[0];

interface Account {
  id: string;
  email: string;
  emailConfirmedAt: Date | null;
}

interface Deps<User extends Account> extends Omit<SignInDeps<User>, 'tellProviderAdded'>, RegisterDeps<User> {
  /** Null when the installation has no provider. */
  provider: ProviderSettings | null;
  /** Address of the site, without a slash at the end. */
  site: string;
  logger: Logger;
  queueMail: QueueMail;
  findUser: (db: Knex, id: string) => Promise<User | undefined>;
}

const refusing = async <T>(ask: () => Promise<T>): Promise<T | { refusal: NoSignIn }> => {
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
  const signIn = makeSignInWithProvider({ ...deps, tellProviderAdded: makeTellProviderAdded(queueMail) });
  const none = { refusal: 'unavailable' as const };
  const mails: readonly MailKind[] = settings
    ? [makeProviderAddedMail({ ...deps, providerName: settings.name })]
    : [];
  return {
    name: settings?.name ?? null,
    begin: async () => (provider ? refusing(provider.begin) : none),
    finish: async (query: string, checks: Checks): Promise<ProviderOutcome<User>> =>
      provider ? refusing(async () => signIn(await provider.finish(query, checks))) : none,
    register: makeRegisterWithProvider(deps),
    mails,
  };
};
