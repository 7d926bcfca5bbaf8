import { type PhoneConfirmation, phoneCodeTries } from '@setu/contracts';
import { hasFingerprint } from '@setu/service-features/phone-fingerprint';
import { InvalidInputError, type ServiceDeps, type SignedIn, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { SaveUser } from '../save-user';
import { lockUser } from '../user.model';
import { ConfirmedPhoneModel, type ConfirmedPhones, findConfirmedPhone } from './confirmed-phone.model';
import { countPhoneTry, findPhoneCode, type PhoneCodeModel, usePhoneCode } from './phone-code.model';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  saveUser: SaveUser;
  confirmedPhones: ConfirmedPhones;
}

const refusal = (message: string) => new InvalidInputError([{ path: 'code', message }]);
const expired = () => refusal('This code has expired. Ask for a new one');

const wrong = ({ tries }: PhoneCodeModel) => {
  const left = phoneCodeTries - tries;
  if (left <= 0)
    return refusal(`This code was entered wrongly ${phoneCodeTries} times and is void. Ask for a new one`);
  return refusal(`This code is wrong. You can try ${left === 1 ? 'once more' : `${left} more times`}`);
};

/** Serializes the confirmations of a number, and locks the rows of the account and of the account that has the number, ordered by id. */
const lockAccounts = async (trx: Knex.Transaction, userId: string, number: string) => {
  await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`phone ${number}`]);
  const holderOf = async () => (await ConfirmedPhoneModel.query(trx).findOne({ number }))?.userId ?? userId;
  const locked = [];
  for (const id of [...new Set([userId, await holderOf()])].sort()) locked.push(await lockUser(trx, id));
  const user = locked.find((one) => one?.id === userId);
  if (!user) throw new UnauthenticatedError();
  // Its number may have changed before its row was locked.
  const holderId = await holderOf();
  return { user, holderId: holderId === userId ? null : holderId };
};

/**
 * Confirms a number with its code. It becomes the number of the account, and another account that had confirmed it no longer has a
 * confirmed number, because only the newest code proves who reads its messages.
 * @throws InvalidInputError on `code` when it is wrong, void, expired, or was sent to another number
 */
export const makeConfirmPhone = ({ db, clock, inTransaction, saveUser, confirmedPhones }: Deps) => {
  /** The reason why there is no code to try; none when the number is confirmed already. */
  const explain = async (userId: string, number: string): Promise<void> => {
    if ((await findConfirmedPhone(db, userId))?.number === number) return;
    const code = await findPhoneCode(db, userId);
    if (code && code.number !== number)
      throw refusal('The last code was sent to another number. Ask for a new one for this number');
    throw code && code.tries >= phoneCodeTries && code.expiresAt > clock.now() ? wrong(code) : expired();
  };
  const isRight = async ({ codeHashes }: PhoneCodeModel, code: string): Promise<boolean> => {
    for (const hash of codeHashes) if (await hasFingerprint(code, hash)) return true;
    return false;
  };

  return async (
    { phone, code }: z.output<typeof PhoneConfirmation>,
    { id: userId }: Pick<SignedIn, 'id'>,
  ): Promise<void> => {
    const tried = await countPhoneTry(db, userId, phone, clock.now());
    if (!tried) return explain(userId, phone);
    if (!(await isRight(tried, code))) throw wrong(tried);
    await inTransaction(async (trx) => {
      const { user, holderId } = await lockAccounts(trx, userId, phone);
      if (!(await usePhoneCode(trx, tried))) throw expired();
      if (holderId) await confirmedPhones.release(trx, holderId, null);
      await confirmedPhones.confirm(trx, userId, phone, clock.now());
      await saveUser(trx, user, { phone: phone.replace(/^\+91/, '') });
    });
  };
};
