import { StartProblem } from '@setu/dev-servers';

/** Prints a line for the user. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Wrong arguments: the message is the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command and sets the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    const isForPeople = error instanceof StartProblem || error instanceof UsageError;
    const text = isForPeople ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
  }
};

/** Formats a size. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Formats a duration. @param ms milliseconds */
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
