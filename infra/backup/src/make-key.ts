import { writeFile } from 'node:fs/promises';
import { StartProblem } from '@setu/dev-servers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/**
 * Writes a new private key (mode 0600) in the format of `age-keygen`.
 * @returns the public key that belongs to it
 * @throws StartProblem when the file exists
 */
export const makeKey = async (file: string): Promise<string> => {
  const key = await generateX25519Identity();
  const recipient = await identityToRecipient(key);
  try {
    await writeFile(file, `# public key: ${recipient}\n${key}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new StartProblem(`${file} exists. A key that was used must stay: name another file.`);
  }
  return recipient;
};
