import { execFileSync } from 'node:child_process';

/** The commit the sources stand at; null outside of a repository, as in an unpacked archive. */
export const currentCommit = (folder: string): string | null => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};
