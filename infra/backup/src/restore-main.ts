import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '@setu/local';
import { schemaNames } from './database/schemas';
import { describeContents } from './describe';
import { restoreBackup } from './restore-backup';
import { printLine, runCommand, seconds, UsageError } from './run-command';

const usage =
  'Usage: npm run restore -- FILE --into FOLDER   restores a backup into a folder that is empty or missing';

const readArguments = (args: string[]): { file: string; folder: string } => {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { into: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file && values.into && more.length === 0)
      return { file: resolve(file), folder: resolve(values.into) };
  } catch {
    // An unknown option: the usage follows.
  }
  throw new UsageError(usage);
};

await runCommand(async () => {
  const { file, folder } = readArguments(process.argv.slice(2));
  const { env } = process;
  const { head, manifest, loadedMs, comparedMs } = await restoreBackup({
    file,
    dataDir: folder,
    env,
    log: printLine,
    openDatabase: () =>
      openPostgres(
        {
          dataDir: folder,
          env,
          log: printLine,
          onChange: () => undefined,
          signal: new AbortController().signal,
        },
        schemaNames,
      ),
  });
  printLine(
    `Restored ${describeContents(manifest)} in ${seconds(loadedMs)}; compared in ${seconds(comparedMs)}, all equal.`,
  );
  for (const place of head.elsewhere) printLine(`  Not in the backup: the files of ${place}`);
  printLine(
    `Accounts that were deleted after ${head.createdAt} are there again: docs/runbook.md says how to delete them.`,
  );
  printLine(`Start it with an empty NATS: DATA_DIR=${folder} npm start`);
});
