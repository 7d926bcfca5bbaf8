import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The git ref of the tree for which all levels passed last. It belongs to this checkout only and is never pushed. */
const ref = 'refs/worktree/passed';

/** The output of a git command. @param root folder of the checkout */
export const git = (root, args, env = {}) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/**
 * The git tree of the current files of a checkout: committed or not, without ignored files. Equal contents have equal trees. The index
 * does not change.
 * @param root folder of the checkout
 */
export const treeOf = (root) => {
  const folder = mkdtempSync(join(tmpdir(), 'franchisesetu-index-'));
  try {
    const index = join(folder, 'index');
    const own = resolve(root, git(root, ['rev-parse', '--git-path', 'index']));
    const { atime, mtime } = statSync(own);
    copyFileSync(own, index);
    // From this time git sees which files may have changed in the second of the last commit, and reads them again.
    utimesSync(index, atime, mtime);
    git(root, ['add', '--all'], { GIT_INDEX_FILE: index });
    return git(root, ['write-tree'], { GIT_INDEX_FILE: index });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Files that differ between two trees, or exist in only one of them. */
export const changedBetween = (root, from, to) =>
  git(root, ['diff', '--name-only', '--diff-filter=d', from, to]).split('\n').filter(Boolean);

/** The tree for which all levels passed last in this checkout; undefined when they never did. */
export const passedTree = (root) => {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', ref]);
  } catch {
    return undefined;
  }
};

/** Stores a tree for which all levels passed, or all tests that a change since such a tree can reach. */
export const rememberPassed = (root, tree) => git(root, ['update-ref', ref, tree]);
