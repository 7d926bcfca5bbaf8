import type { ProblemIssue } from '@setu/protocol';
import { RegistryError, UnreachableError } from '@setu/registry-client';
import { CommanderError } from 'commander';

/** Exit codes. */
export const exitCodes = { done: 0, refused: 1, usage: 2, unreachable: 3 } as const;

/** The failure of a command, with a message for people. */
export class Failure extends Error {
  constructor(
    readonly exitCode: (typeof exitCodes)[keyof typeof exitCodes],
    /** For machines: the code of a problem, or a code of the command line. */
    readonly code: string,
    message: string,
    readonly issues: readonly ProblemIssue[] = [],
  ) {
    super(message);
    this.name = 'Failure';
  }
}

export const wrongUsage = (message: string) => new Failure(exitCodes.usage, 'usage', message);
export const refused = (code: string, message: string) => new Failure(exitCodes.refused, code, message);

/** Statuses with which a proxy reports that its upstream is down. */
const isNobodyThere = (status: number) => status >= 502 && status <= 504;

/** Converts every error to a failure. An unexpected error shows its message, never its stack. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof UnreachableError)
    return new Failure(exitCodes.unreachable, 'unreachable', error.message);
  if (error instanceof RegistryError) {
    const { status, problem } = error;
    return isNobodyThere(status)
      ? new Failure(exitCodes.unreachable, 'unreachable', `The platform cannot be reached: ${problem.detail}`)
      : new Failure(exitCodes.refused, problem.code, problem.detail, problem.errors);
  }
  // Commander has already printed its message.
  if (error instanceof CommanderError)
    return new Failure(
      error.exitCode === 0 ? exitCodes.done : exitCodes.usage,
      'usage',
      error.message.replace(/^error: /, ''),
    );
  const message = error instanceof Error ? error.message : String(error);
  return new Failure(exitCodes.refused, 'failed', `The command failed: ${message}`);
};

const issueText = ({ path, message, fix, mend }: ProblemIssue): string => {
  const todo = fix ?? mend;
  if (!todo) return `  ${path.padEnd(10)} ${message}`;
  const what = message.endsWith(todo) ? message.slice(0, -todo.length).trimEnd() : message;
  return `  ${path.padEnd(10)} ${what}\n  ${''.padEnd(10)} → ${todo}`;
};

/** Formats a failure as text: what happened, then each reason with its fix. */
export const failureText = ({ message, issues }: Failure): string =>
  [message, ...(issues.length > 0 ? ['', ...issues.map(issueText)] : [])].join('\n');

/** Formats a failure as JSON. */
export const failureJson = ({ code, message, exitCode, issues }: Failure) => ({
  error: { code, message, exitCode, issues },
});
