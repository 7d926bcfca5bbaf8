import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from './inputs';

const noteOf = (folder: string) => join(folder, 'dist', '.inputs');

/** Hashes everything that a build could read. The hash is cheap, and known before the build. */
const inputsOf = (folder: string) => hashInputs(folder, 'release');

/**
 * Builds a workspace and stores the hash of its inputs, taken before the build: a change during the build makes it stale.
 */
export const notingInputs = async <T>(folder: string, build: () => Promise<T>): Promise<T> => {
  const inputs = inputsOf(folder);
  const built = await build();
  writeFileSync(noteOf(folder), inputs);
  return built;
};

/** Whether the build in a workspace's dist was made from the current sources. */
export const isBuiltFromSources = (folder: string): boolean =>
  existsSync(noteOf(folder)) && readFileSync(noteOf(folder), 'utf8') === inputsOf(folder);
