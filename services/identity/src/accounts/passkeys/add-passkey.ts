import {
  type addPasskey,
  mostPasskeys,
  type NewPasskeyOptions,
  product,
  type startPasskey,
} from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import {
  AppError,
  ConflictError,
  InvalidInputError,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { answeredChallenge } from './answered-challenge';
import { addChallenge, challengeTimeoutMs, useChallenge } from './challenge.model';
import { checkNewPasskey, passkeyAlgorithms } from './check-new-passkey';
import { PasskeyModel, passkeysOf } from './passkey.model';
import type { NotifyPasskey } from './passkey-mails';
import type { PasskeySite } from './passkey-site';
import { userHandleOf } from './user-handle';

interface Account {
  id: string;
  email: string;
  sessionsFrom: number;
}

interface Deps<User extends Account> extends Pick<ServiceDeps, 'db' | 'clock' | 'logger' | 'inTransaction'> {
  site: PasskeySite;
  /**
   * @throws InvalidInputError on `currentPassword` when it is wrong, or the account does not have a password
   * @throws ConflictError 409 email_unconfirmed
   */
  checkNewWayIn: (
    currentPassword: string,
    actor: SignedIn,
    clientAddress: string,
  ) => Promise<{ account: User }>;
  /**
   * Checks the code of an account with two-step verification; other accounts do not need a code.
   * @throws InvalidInputError on `code` when it is wrong or missing
   */
  checkCode: (userId: string, code: string | undefined, clientAddress: string) => Promise<void>;
  lockUser: (trx: Knex.Transaction, id: string) => Promise<User | undefined>;
  displayNameOf: (user: User) => string;
  /** False for an account whose password is public. */
  mayHavePasskeys: (userId: string) => boolean;
  notifyPasskey: NotifyPasskey;
}

const expired = () => new AppError(400, 'passkey_expired');
const refused = (cause: unknown) =>
  new AppError(
    400,
    'passkey_refused',
    'The answer of your browser was not accepted, so no passkey was added. Please try again.',
    { cause },
  );

const assertRoom = ({ length }: readonly unknown[]) => {
  if (length >= mostPasskeys) throw new ConflictError('passkey_limit_reached');
};

/**
 * Adds a passkey to the caller's account. It needs the password, so that an open session is not enough for a new way to sign in, and a code
 * if two-step verification is on, because a passkey signs in without a code. A challenge is valid once, for the account that requested it,
 * and ends when the password changes.
 */
export const makeAddPasskey = <User extends Account>({
  db,
  clock,
  logger,
  inTransaction,
  site,
  checkNewWayIn,
  checkCode,
  lockUser,
  displayNameOf,
  mayHavePasskeys,
  notifyPasskey,
}: Deps<User>) => ({
  /** @throws ConflictError 409 passkey_limit_reached */
  start: async (
    { currentPassword, code }: HandlerInput<typeof startPasskey>,
    actor: SignedIn,
    clientAddress: string,
  ): Promise<z.input<typeof NewPasskeyOptions>> => {
    const { account } = await checkNewWayIn(currentPassword, actor, clientAddress);
    if (!mayHavePasskeys(account.id))
      throw new InvalidInputError([
        { path: 'currentPassword', message: 'An account of the demo keeps its sign-in as it is' },
      ]);
    await checkCode(account.id, code, clientAddress);
    const own = await passkeysOf(db, account.id);
    assertRoom(own);
    return {
      challenge: await addChallenge(db, account, clock.now()),
      rp: { id: site.id, name: product.name },
      user: { id: userHandleOf(account.id), name: account.email, displayName: displayNameOf(account) },
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeTimeoutMs,
      attestation: 'none',
      excludeCredentials: own.map(({ credentialId, transports }) => ({
        type: 'public-key',
        id: credentialId,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    };
  },

  /**
   * @throws AppError 400 passkey_expired, passkey_refused
   * @throws ConflictError 409 passkey_known, passkey_limit_reached
   */
  add: async (
    { name, answer }: HandlerInput<typeof addPasskey>,
    { id: userId }: SignedIn,
  ): Promise<PasskeyModel> => {
    const challenge = answeredChallenge(answer.response.clientDataJSON);
    // The challenge is used up with any result.
    const asked = challenge === null ? undefined : await useChallenge(db, challenge, userId, clock.now());
    if (challenge === null || !asked) throw expired();
    const checked = await checkNewPasskey(site, answer, challenge).catch((err: unknown) => {
      logger.warn({ err, userId }, 'new passkey refused');
      throw refused(err);
    });
    return inTransaction(async (trx) => {
      const user = await lockUser(trx, userId);
      if (user?.sessionsFrom !== asked.sessionsFrom) throw expired();
      assertRoom(await passkeysOf(trx, userId));
      const createdAt = clock.now();
      const { transports } = answer.response;
      const added = await PasskeyModel.query(trx)
        .insert({ ...checked, userId, transports, name, createdAt })
        .onConflict('credential_id')
        .ignore()
        .returning('id');
      if (!added?.id) throw new ConflictError('passkey_known');
      await notifyPasskey(trx, 'added', userId, createdAt);
      return added;
    });
  },
});
