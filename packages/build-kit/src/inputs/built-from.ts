import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './inputs';

const noteOf = (folder: string) => join(folder, 'dist', '.inputs');

/** Everything a build could read, as one hash: cheap to ask for, and known before the build. */
const inputsOf = (folder: string) => hashInputs(folder, 'release');

/**
 * Builds a workspace and notes what it was built from. The note is of before the build: what changes meanwhile makes the
 * build stale.
 */
export const notingInputs = async <T>(folder: string, build: () => Promise<T>): Promise<T> => {
  const inputs = inputsOf(folder);
  const built = await build();
  writeFileSync(noteOf(folder), inputs);
  return built;
};

/** Whether the build in a workspace's dist was made from the sources as they are now. */
export const isBuiltFromSources = (folder: string): boolean =>
  existsSync(noteOf(folder)) && readFileSync(noteOf(folder), 'utf8') === inputsOf(folder);
