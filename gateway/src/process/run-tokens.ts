import { databaseSettings, makeDatabase, parseEnvironment } from '@setu/service-kit';
import { z } from 'zod';
import { runTokenCommand, UsageError } from '../registry/rights/token-commands';

const DatabaseOnly = z.object(databaseSettings).pick({ DATABASE_URL: true });

const isNoTable = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42P01';

const reportError = (error: unknown): number => {
  const text = isNoTable(error)
    ? 'This database has no registry yet: start the gateway on it once.'
    : error instanceof Error
      ? error.message
      : String(error);
  process.stderr.write(`${text}\n`);
  return error instanceof UsageError ? 2 : 1;
};

/**
 * Runs a command on release tokens and prints its result, or an error in one sentence. It only needs the database.
 * @returns the process's exit code
 */
export const runTokens = async (args: readonly string[]): Promise<number> => {
  try {
    const { DATABASE_URL } = parseEnvironment(DatabaseOnly, process.env);
    const db = makeDatabase({ url: DATABASE_URL, schema: 'gateway', poolMax: 1 });
    try {
      process.stdout.write(`${await runTokenCommand(db, args)}\n`);
      return 0;
    } finally {
      await db.destroy();
    }
  } catch (error) {
    return reportError(error);
  }
};
