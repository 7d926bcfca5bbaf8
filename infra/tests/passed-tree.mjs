import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where git keeps the tree for which all levels passed last. It is of this checkout only: no push sends it. */
const ref = 'refs/worktree/passed';

/** What a command of git prints. @param root folder of the checkout */
export const git = (root, args, env = {}) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/**
 * The tree of git that holds the files of a checkout as they are now: committed or not, without what git ignores. Equal contents have
 * equal trees. The index stays as it is.
 * @param root folder of the checkout
 */
export const treeOf = (root) => {
  const folder = mkdtempSync(join(tmpdir(), 'franchisesetu-index-'));
  try {
    const index = join(folder, 'index');
    const own = resolve(root, git(root, ['rev-parse', '--git-path', 'index']));
    const { atime, mtime } = statSync(own);
    copyFileSync(own, index);
    // By this time git knows which files may have changed in the second of the last commit, and reads them again.
    utimesSync(index, atime, mtime);
    git(root, ['add', '--all'], { GIT_INDEX_FILE: index });
    return git(root, ['write-tree'], { GIT_INDEX_FILE: index });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Files that a tree has and another has not or has with other contents. */
export const changedBetween = (root, from, to) =>
  git(root, ['diff', '--name-only', '--diff-filter=d', from, to]).split('\n').filter(Boolean);

/** The tree for which all levels passed last in this checkout; undefined before they did. */
export const passedTree = (root) => {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', ref]);
  } catch {
    return undefined;
  }
};

/** Remembers a tree for which all levels passed, or all that a change since such a tree reaches. */
export const rememberPassed = (root, tree) => git(root, ['update-ref', ref, tree]);
