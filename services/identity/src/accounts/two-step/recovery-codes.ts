import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@setu/contracts';
import type { Knex } from 'knex';
import type { SecretBox } from './secret-box';
import { RecoveryCodeModel } from './two-step.model';

/** Base32: no digit looks like a letter. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 60 random bits. */
const length = 12;

const makeCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Groups of four, as people copy them. */
const shown = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** Replaces the recovery codes of an account. @returns the new codes, which the person must keep */
export const replaceRecoveryCodes = async (
  trx: Knex.Transaction,
  box: SecretBox,
  userId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode);
  await RecoveryCodeModel.query(trx).where({ user_id: userId }).delete();
  await RecoveryCodeModel.query(trx).insert(
    codes.map((code) => ({ userId, codeHash: box.hash(code, userId) })),
  );
  return codes.map(shown);
};
