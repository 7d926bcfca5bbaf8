import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { changedBetween, passedTree, rememberPassed, treeOf } = require('./passed-tree.mjs');

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const commit = () => {
  git('add', '--all');
  const identity = ['user.name=Asha', 'user.email=asha@example.com', 'commit.gpgsign=false'];
  git(...identity.flatMap((one) => ['-c', one]), 'commit', '--quiet', '-m', 'a change');
};

beforeEach(() => {
  // In a git hook these variables name the repository of the hook.
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];
  root = mkdtempSync(join(tmpdir(), 'passed-tree-'));
  git('init', '--quiet');
  write('.gitignore', 'ignored\n');
  write('kept', 'one');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('the tree of a checkout contains committed, changed and new files, but no ignored ones', () => {
  const before = treeOf(root);
  write('kept', 'two');
  write('new', 'three');
  write('ignored', 'four');
  const after = treeOf(root);
  expect(changedBetween(root, before, after)).toEqual(['kept', 'new']);
  expect(git('status', '--short').trim().split('\n')).toEqual(['M kept', '?? new']);
});

it('files have the same tree before and after their commit', () => {
  write('new', 'two');
  const before = treeOf(root);
  commit();
  expect(treeOf(root)).toBe(before);
});

it('a tree for which all tests passed is still known after commits, and a reverted change is no change', () => {
  expect(passedTree(root)).toBeUndefined();
  write('new', 'two');
  rememberPassed(root, treeOf(root));
  commit();
  write('kept', 'three');
  expect(changedBetween(root, passedTree(root), treeOf(root))).toEqual(['kept']);
  write('kept', 'one');
  expect(changedBetween(root, passedTree(root), treeOf(root))).toEqual([]);
});
