import { execFileSync } from 'node:child_process';

/** The commit of the sources of a build. */
interface Sources {
  /** Null outside of a repository, as in an unpacked archive. */
  commit: string | null;
  /** True when the sources differ from that commit. */
  isDirty: boolean;
}

const git = (folder: string, ...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};

/**
 * The commit of the sources, and whether they have uncommitted changes.
 * @param inputs folders a build reads; changes elsewhere do not count
 */
export const currentSources = (folder: string, inputs: readonly string[]): Sources => {
  const commit = git(folder, 'rev-parse', 'HEAD');
  const changes = commit === null ? null : git(folder, 'status', '--porcelain', '--', ...inputs);
  return { commit, isDirty: Boolean(changes) };
};
