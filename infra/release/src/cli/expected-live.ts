import type { DeployableStatus } from '@setu/protocol';
import type { Command } from 'commander';
import { readVersion } from './arguments';

const nothing = 'none';

/** Adds `--expect-live <version>` to a command. */
export const addExpectLive = (command: Command): Command =>
  command.option(
    '--expect-live <version>',
    `refuse when another version is live by now; "${nothing}" for none (what is live as this begins)`,
    (value: string) => (value === nothing ? nothing : readVersion(value)),
  );

/** Returns the version that must still be live: from the option, or as the platform just reported it. */
export const expectedLive = (named: string | undefined, seen: DeployableStatus | null): string | null => {
  if (named === undefined) return seen?.deployment?.live ?? null;
  return named === nothing ? null : named;
};
