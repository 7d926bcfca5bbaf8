import { readFile } from 'node:fs/promises';
import { StartProblem } from '@setu/dev-servers';
import { Decrypter, Encrypter } from 'age-encryption';
import type { BackupEnvironment } from './backup-environment';

const howToEncrypt =
  'Set BACKUP_RECIPIENT to a public key (age1…; `npm run backup -- key FILE` makes a pair), or BACKUP_PASSPHRASE_FILE to a file with a passphrase.';

const howToDecrypt =
  'Set BACKUP_KEY_FILE to the file of the private key, or BACKUP_PASSPHRASE_FILE to the file with the passphrase.';

const readSecret = async (variable: string, file: string): Promise<string> => {
  let text: string;
  try {
    text = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The file of ${variable} cannot be read (${reason}).`);
  }
  if (!text) throw new StartProblem(`The file of ${variable}, ${file}, is empty.`);
  return text;
};

/** Reads the private keys from a key file of age. Lines with # are comments. */
const keysIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

/** Encrypts for `BACKUP_RECIPIENT` (public keys, separated by commas), or with the passphrase. @throws StartProblem */
export const makeEncrypter = async (env: BackupEnvironment): Promise<Encrypter> => {
  const { BACKUP_RECIPIENT: recipients, BACKUP_PASSPHRASE_FILE: passphraseFile } = env;
  const encrypter = new Encrypter();
  if (recipients && passphraseFile)
    throw new StartProblem('BACKUP_RECIPIENT and BACKUP_PASSPHRASE_FILE are both set. Remove one of them.');
  if (passphraseFile) encrypter.setPassphrase(await readSecret('BACKUP_PASSPHRASE_FILE', passphraseFile));
  else if (!recipients) throw new StartProblem(`A backup is always encrypted. ${howToEncrypt}`);
  else
    for (const recipient of recipients.split(',')) {
      try {
        encrypter.addRecipient(recipient.trim());
      } catch {
        throw new StartProblem(`BACKUP_RECIPIENT is not a public key of age. ${howToEncrypt}`);
      }
    }
  return encrypter;
};

/** Whether this environment can decrypt backups. */
export const mayDecrypt = (env: BackupEnvironment): boolean =>
  Boolean(env.BACKUP_KEY_FILE || env.BACKUP_PASSPHRASE_FILE);

/** Decrypts with any of the given keys. @throws StartProblem */
export const makeDecrypter = async (env: BackupEnvironment): Promise<Decrypter> => {
  if (!mayDecrypt(env)) throw new StartProblem(`The backup is encrypted. ${howToDecrypt}`);
  const { BACKUP_KEY_FILE: keyFile, BACKUP_PASSPHRASE_FILE: passphraseFile } = env;
  const decrypter = new Decrypter();
  if (passphraseFile) decrypter.addPassphrase(await readSecret('BACKUP_PASSPHRASE_FILE', passphraseFile));
  for (const key of keyFile ? keysIn(await readSecret('BACKUP_KEY_FILE', keyFile)) : []) {
    try {
      decrypter.addIdentity(key);
    } catch {
      throw new StartProblem(
        `The file of BACKUP_KEY_FILE, ${keyFile}, holds a line that is no private key of age.`,
      );
    }
  }
  return decrypter;
};
