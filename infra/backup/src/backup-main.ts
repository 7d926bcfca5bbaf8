import { resolve } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { createBackup } from './create-backup';
import { describeContents } from './describe';
import { mayDecrypt } from './keys';
import { makeKey } from './make-key';
import { megabytes, printLine, runCommand, seconds, UsageError } from './run-command';
import { verifyBackup } from './verify-backup';

const usage = [
  'Usage: npm run backup -- FOLDER        writes a backup of the platform that runs into the folder',
  '       npm run backup -- verify FILE   restores it into an empty place, and compares every table and file',
  '       npm run backup -- key FILE      makes a private key, and prints the public one for BACKUP_RECIPIENT',
].join('\n');

const { env } = process;

const verify = async (file: string): Promise<void> => {
  const { manifest, loadedMs, comparedMs } = await verifyBackup({ file: resolve(file), env, log: printLine });
  printLine(`Verified ${file}: ${describeContents(manifest)}, all equal after a restore.`);
  printLine(`Restored in ${seconds(loadedMs)}, compared in ${seconds(comparedMs)}.`);
};

const backUp = async (folder: string): Promise<void> => {
  const begin = Date.now();
  const dataDir = resolve(findRoot(), env.DATA_DIR || '.data');
  const { file, bytes, sha256, manifest } = await createBackup({
    target: resolve(folder),
    dataDir,
    env,
    log: printLine,
  });
  printLine(`Backed up ${describeContents(manifest)} in ${seconds(Date.now() - begin)}:`);
  printLine(`  ${file} (${megabytes(bytes)}, SHA-256 ${sha256})`);
  if (mayDecrypt(env)) await verify(file);
  else printLine(`Not verified yet: run \`npm run backup -- verify ${file}\` where the private key is.`);
};

await runCommand(async () => {
  const [first, second, ...more] = process.argv.slice(2);
  if (!first || first.startsWith('-') || more.length > 0) throw new UsageError(usage);
  if (first === 'verify' && second) await verify(second);
  else if (first === 'key' && second)
    printLine(
      `BACKUP_RECIPIENT=${await makeKey(resolve(second))}\nStore ${second} where the backups are not.`,
    );
  else if (!second && first !== 'verify' && first !== 'key') await backUp(first);
  else throw new UsageError(usage);
});
