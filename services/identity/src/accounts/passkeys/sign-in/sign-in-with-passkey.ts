import type { PasskeyOptions, signInWithPasskey } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { type ServiceDeps, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { answeredChallenge } from '../answered-challenge';
import { addChallenge, challengeTimeoutMs, useChallenge } from '../challenge.model';
import { PasskeyModel } from '../passkey.model';
import type { PasskeySite } from '../passkey-site';
import { checkPasskey } from './check-passkey';

interface Deps<User> extends Pick<ServiceDeps, 'db' | 'clock' | 'logger'> {
  site: PasskeySite;
  /** Counts a try before the passkey is checked, per passkey and network; `succeeded` reverts it. */
  beginPasskey: (credentialId: string, clientAddress: string) => Promise<{ succeeded: () => Promise<void> }>;
  findUser: (db: Knex, id: string) => Promise<User | undefined>;
}

/**
 * Stores the new counter of an authenticator. A counter that does not increase is from a copy of the passkey, or from a replayed answer.
 * Authenticators without a counter send zero.
 * @returns false when it did not increase
 */
const countSignature = async (
  db: Knex,
  { id }: PasskeyModel,
  counter: number,
  lastUsedAt: Date,
): Promise<boolean> => {
  const changed = await PasskeyModel.query(db)
    .findById(id)
    .where((rows) => {
      rows.where('counter', '<', counter);
      if (counter === 0) rows.orWhere('counter', 0);
    })
    .patch({ counter: String(counter), lastUsedAt });
  return changed > 0;
};

/** Signs in with a passkey. It does not need a password or a code, because the authenticator verified the user. */
export const makePasskeySignIn = <User>({ db, clock, logger, site, beginPasskey, findUser }: Deps<User>) => ({
  /** The options with which a browser asks for a passkey. The browser finds the account, so the user does not enter it. */
  start: async (): Promise<z.input<typeof PasskeyOptions>> => ({
    challenge: await addChallenge(db, null, clock.now()),
    rpId: site.id,
    timeout: challengeTimeoutMs,
    userVerification: 'required',
  }),

  /**
   * @throws UnauthenticatedError 401 passkey_expired, passkey_refused. The challenge is used up in both cases
   * @throws RateLimitedError 429 after too many refused tries
   */
  signIn: async (
    { answer }: HandlerInput<typeof signInWithPasskey>,
    clientAddress: string,
  ): Promise<User> => {
    const attempt = await beginPasskey(answer.id, clientAddress);
    const challenge = answeredChallenge(answer.response.clientDataJSON);
    const asked = challenge === null ? undefined : await useChallenge(db, challenge, null, clock.now());
    if (challenge === null || !asked) throw new UnauthenticatedError('passkey_expired');
    const passkey = await PasskeyModel.query(db).findOne({ credential_id: answer.id });
    const user = passkey && (await findUser(db, passkey.userId));
    if (!passkey || !user) {
      logger.warn('unknown passkey refused');
      throw new UnauthenticatedError('passkey_refused');
    }
    const { userId } = passkey;
    const counter = await checkPasskey(site, answer, challenge, passkey).catch((err: unknown) => {
      logger.warn({ err, userId }, 'passkey refused');
      throw new UnauthenticatedError('passkey_refused');
    });
    if (!(await countSignature(db, passkey, counter, clock.now()))) {
      logger.warn({ userId, passkeyId: passkey.id, counter }, 'passkey refused: its counter did not grow');
      throw new UnauthenticatedError('passkey_refused');
    }
    await attempt.succeeded();
    return user;
  },
});
