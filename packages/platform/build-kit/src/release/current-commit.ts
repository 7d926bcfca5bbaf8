import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The commit of the sources of a build. */
interface Sources {
  /** Null outside of a repository, as in an unpacked archive. */
  commit: string | null;
  /** True when the sources differ from that commit. */
  isDirty: boolean;
}

const git = async (folder: string, ...args: string[]): Promise<string | null> => {
  try {
    return (await promisify(execFile)('git', args, { cwd: folder })).stdout.trim();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};

/**
 * The commit of the sources, and whether they have uncommitted changes.
 * @param inputs folders a build reads; changes elsewhere do not count
 */
export const currentSources = async (folder: string, inputs: readonly string[]): Promise<Sources> => {
  const commit = await git(folder, 'rev-parse', 'HEAD');
  const changes = commit === null ? null : await git(folder, 'status', '--porcelain', '--', ...inputs);
  return { commit, isDirty: Boolean(changes) };
};
