import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedBetween, git, passedTree, rememberPassed, treeOf } from './passed-tree.mjs';

/**
 * Runs lint, types, and the tests that a change can reach: `npm run test:changed -- [base]`. Without a base, the change is the difference
 * from the files for which all tests passed last, by this command or `npm test`. If they never did, it is the difference from
 * `origin/main`. Uncommitted files count as changed. A change reaches a test file that is changed or imports a changed file. It also
 * reaches a file that starts programs when its workspace uses a changed workspace, and one that verifies pacts when it reaches any contract
 * test. CI runs everything.
 */
const root = join(import.meta.dirname, '../..');
const [givenBase] = process.argv.slice(2);

const print = (line) => process.stdout.write(`${line}\n`);
const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

const passed = givenBase ? undefined : passedTree(root);
const base = givenBase ?? 'origin/main';
const since = passed ? 'all tests passed' : base;
const commonWith = (commit) => {
  try {
    return git(root, ['merge-base', commit, 'HEAD']);
  } catch {
    print(
      `There is no commit ${commit} here. Name one, as in npm run test:changed -- HEAD~1, or run npm test once.`,
    );
    process.exit(2);
  }
};
const tree = treeOf(root);
const changed = changedBetween(root, passed ?? commonWith(base), tree);

/** Our packages by name: the folder, and the names of our packages that they use. */
const workspaces = new Map(
  git(root, ['ls-files', '*package.json'])
    .split('\n')
    .flatMap((file) => {
      const { name, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      const uses = Object.keys({ ...dependencies, ...devDependencies }).filter((one) =>
        one.startsWith('@setu/'),
      );
      return name?.startsWith('@setu/')
        ? [[name, { folder: file.slice(0, -'package.json'.length), uses }]]
        : [];
    }),
);
const workspaceOf = (file) => [...workspaces].find(([, { folder }]) => file.startsWith(folder))?.[0];
const closureOf = (name, seen = new Set()) => {
  if (name === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const used of workspaces.get(name)?.uses ?? []) closureOf(used, seen);
  return seen;
};

const isSource = (file) => /\.(ts|tsx|mjs|cjs|css|json|sh|svg|html)$/.test(file);
const sources = changed.filter(isSource);
const changedWorkspaces = new Set(sources.map(workspaceOf));
/** Files that every workspace depends on without importing them. */
const isForAll = sources.some((file) =>
  /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig[\w.]*\.json|infra\/tests\/)/.test(file),
);

const startsPrograms = /\bspawn\(|execFile|makeTempCheckout|startPlatform\(|runProgram|runOnce\(|\bfork\(/;
const isReachedByProgram = (file) => {
  if (!startsPrograms.test(readFileSync(join(root, file), 'utf8'))) return false;
  return [...closureOf(workspaceOf(file))].some((name) => changedWorkspaces.has(name));
};

const jest = join(root, 'node_modules/jest/bin/jest.js');
const listed = (...args) =>
  execFileSync(process.execPath, [jest, '--listTests', '--json', ...args], { cwd: root, encoding: 'utf8' });
const filesOf = (...args) => JSON.parse(listed(...args)).map((file) => file.slice(root.length + 1));

const reachedIn = (level, all) => {
  if (isForAll) return all;
  const code = sources.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  const related = code.length > 0 ? filesOf('--selectProjects', ...level, '--findRelatedTests', ...code) : [];
  const reached = new Set([...related, ...all.filter(isReachedByProgram)]);
  return all.filter((file) => reached.has(file));
};

const levels = [
  { name: 'unit', projects: ['unit', 'browser-unit'], args: [] },
  { name: 'integration', projects: ['int'], args: ['--maxWorkers=4'] },
];

if (changed.length === 0) {
  print(`Nothing changed since ${since}.`);
  process.exit();
}
print(`${changed.length} files changed since ${since}.`);
const results = [run('npm', ['run', 'lint']), run('npm', ['run', 'typecheck'])];
const left = [];
for (const { name, projects, args } of levels) {
  const all = filesOf('--selectProjects', ...projects);
  const reached = reachedIn(projects, all);
  if (reached.length < all.length)
    left.push(`${all.length - reached.length} of ${all.length} files of ${name} tests`);
  if (reached.length > 0)
    results.push(
      run(process.execPath, [jest, '--selectProjects', ...projects, ...args, '--runTestsByPath', ...reached]),
    );
}

const contractTests = filesOf('--selectProjects', 'pact');
if (reachedIn(['pact'], contractTests).length > 0) results.push(run('npm', ['run', 'test:pact']));
else left.push('all contract tests');

const journeys = sources.filter((file) => file.endsWith('.e2e.test.ts'));
const isPlatformChanged = sources.some(
  (file) =>
    /^(shell|mfe-|gateway|services|packages|infra\/(local|release|e2e\/src))/.test(file) &&
    !/\.test\.tsx?$/.test(file),
);
if (isForAll || isPlatformChanged) results.push(run('npm', ['run', 'test:e2e']));
else if (journeys.length > 0)
  results.push(run('npm', ['run', 'test:e2e', '--', '--runTestsByPath', ...journeys]));
else left.push('all browser journeys');

print(
  left.length > 0
    ? `\nLeft out, because the change cannot reach them: ${left.join('; ')}.`
    : '\nNothing was left out.',
);
if (!results.every(Boolean)) process.exitCode = 1;
else if (!givenBase) rememberPassed(root, tree);
