import type { joinProvider, removeProvider } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import {
  type Actor,
  AppError,
  ConflictError,
  InvalidInputError,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Checks, NoJoin } from '../../provider-outcome';
import { type Named, type Provider, ProviderError } from './provider';
import { addJoin, useJoin } from './provider-join.model';
import type { NotifyProvider } from './provider-mail';
import { identityOf, ProviderIdentityModel } from './provider-sign-in.model';

interface Account {
  id: string;
  sessionsFrom: number;
}

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  /** Null when the installation does not have a provider. */
  provider: Provider | null;
  /** @throws InvalidInputError on `currentPassword` when it is wrong, or the account does not have a password */
  checkOwnPassword: (
    currentPassword: string,
    actor: SignedIn,
    clientAddress: string,
  ) => Promise<{ account: Account }>;
  /** The same for a new way to sign in. @throws ConflictError 409 email_unconfirmed */
  checkNewWayIn: Deps['checkOwnPassword'];
  lockUser: (trx: Knex.Transaction, id: string) => Promise<Account | undefined>;
  /** False for an account whose password is public. */
  mayBeJoined: (userId: string) => boolean;
  notifyProvider: NotifyProvider;
}

const unavailable = (cause?: unknown) => new AppError(503, 'provider_unavailable', undefined, { cause });

/**
 * Connects an account of the provider with the caller's account, and removes the connection. Both need the password, so that an open
 * session is not enough for a new way to sign in. The answer of the provider is valid once, in the browser and for the account that began
 * the connection.
 */
export const makeJoinProvider = ({
  db,
  clock,
  inTransaction,
  provider,
  checkOwnPassword,
  checkNewWayIn,
  lockUser,
  mayBeJoined,
  notifyProvider,
}: Deps) => {
  const store = ({ issuer, subject }: Named, join: Account): Promise<NoJoin | null> =>
    inTransaction(async (trx) => {
      const user = await lockUser(trx, join.id);
      if (user?.sessionsFrom !== join.sessionsFrom) return 'expired';
      if (await identityOf(trx, user.id)) return 'joined-already';
      const createdAt = clock.now();
      const added = await ProviderIdentityModel.query(trx)
        .insert({ issuer, subject, userId: user.id, createdAt })
        .onConflict(['issuer', 'subject'])
        .ignore()
        .returning('id');
      if (!added?.id) return 'joined-elsewhere';
      await notifyProvider(trx, 'connected', user.id, createdAt);
      return null;
    });

  return {
    /**
     * @throws ConflictError 409 provider_joined
     * @throws AppError 503 provider_unavailable
     */
    begin: async (
      { currentPassword }: HandlerInput<typeof joinProvider>,
      actor: SignedIn,
      clientAddress: string,
    ): Promise<{ url: string; checks: Checks }> => {
      if (!provider) throw unavailable();
      const { account } = await checkNewWayIn(currentPassword, actor, clientAddress);
      if (!mayBeJoined(account.id))
        throw new InvalidInputError([
          { path: 'currentPassword', message: 'An account of the demo keeps its sign-in as it is' },
        ]);
      if (await identityOf(db, account.id)) throw new ConflictError('provider_joined');
      const begun = await provider.begin().catch((error: unknown) => {
        throw error instanceof ProviderError ? unavailable(error) : error;
      });
      const { state } = begun.checks;
      await addJoin(db, { state, userId: account.id, sessionsFrom: account.sessionsFrom }, clock.now());
      return begun;
    },

    /** @returns why it was not connected; null when it was */
    finish: async (query: string, checks: Checks, actor: Actor): Promise<NoJoin | null> => {
      // The state is used up with any result.
      const join = await useJoin(db, checks.state, clock.now());
      if (!provider || !join || actor.kind !== 'user' || actor.id !== join.userId) return 'expired';
      try {
        return await store(await provider.finish(query, checks), {
          id: join.userId,
          sessionsFrom: join.sessionsFrom,
        });
      } catch (error) {
        if (error instanceof ProviderError) return error.refusal;
        throw error;
      }
    },

    remove: async (
      { currentPassword }: HandlerInput<typeof removeProvider>,
      actor: SignedIn,
      clientAddress: string,
    ): Promise<void> => {
      await checkOwnPassword(currentPassword, actor, clientAddress);
      await inTransaction(async (trx) => {
        const removed = await ProviderIdentityModel.query(trx).where({ user_id: actor.id }).delete();
        if (removed > 0) await notifyProvider(trx, 'removed', actor.id, clock.now());
      });
    },
  };
};
