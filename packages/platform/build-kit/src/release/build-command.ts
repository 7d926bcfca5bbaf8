import { watchInputs } from '../inputs/watch-inputs';
import type { Mode } from './mode';

interface BuildOptions {
  folder: string;
  /** True: builds for development, again after every change, until the process ends. */
  isWatching: boolean;
  /** @returns what was built: `mfe-brand 0.1.0-3f9a2c1d: 41 files` */
  build: (mode: Mode) => Promise<string>;
}

const printError = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

/** Builds a workspace and prints each result with its seconds. A build that fails while watching waits for the next change. */
export const runBuild = async ({ folder, isWatching, build }: BuildOptions): Promise<void> => {
  const report = async (mode: Mode) => {
    const start = performance.now();
    const built = await build(mode);
    process.stdout.write(`${built} in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  };
  if (!isWatching) return report('production');
  for await (const _ of watchInputs(folder)) await report('development').catch(printError);
};

/** Runs the work of a command. @returns the exit code of the process: 1, after printing the error, when it throws */
export const exitCodeOf = async (work: () => Promise<number | undefined>): Promise<number> => {
  try {
    return (await work()) ?? 0;
  } catch (error) {
    printError(error);
    return 1;
  }
};

/** A release in one line. */
export const releaseLine = ({
  name,
  version,
  files,
}: {
  name: string;
  version: string;
  files: readonly unknown[];
}): string => `${name} ${version}: ${files.length} files`;
