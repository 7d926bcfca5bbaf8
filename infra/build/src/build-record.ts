import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Workspace } from '@setu/build-kit';
import { hasCode } from '@setu/dev-servers';

const distOf = ({ folder }: Workspace) => join(folder, 'dist');
const recordOf = (workspace: Workspace) => join(distOf(workspace), '.build-hash');

/** Hashes the names and sizes of the files of a build, except those that begin with a dot. */
const hashOutputs = (dist: string): string => {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)\./.test(path))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path} ${statSync(join(dist, path)).size}\n`);
  return hash.digest('hex');
};

/** Records the build that is in the dist folder of a workspace, with the hash of its inputs. */
export const recordBuild = (workspace: Workspace, inputs: string): void => {
  const dist = distOf(workspace);
  mkdirSync(dist, { recursive: true });
  writeFileSync(recordOf(workspace), `${inputs} ${hashOutputs(dist)}`);
};

/** Whether the recorded build was made from these inputs and is complete: no file is missing or truncated. */
export const hasBuild = (workspace: Workspace, inputs: string): boolean => {
  try {
    const record = readFileSync(recordOf(workspace), 'utf8');
    return record === `${inputs} ${hashOutputs(distOf(workspace))}`;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
};

/** Deletes the record, so that the next start builds the workspace again. */
export const forgetBuild = (workspace: Workspace): void => rmSync(recordOf(workspace), { force: true });
