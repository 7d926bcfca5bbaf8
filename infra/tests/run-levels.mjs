import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { budgets, printComparison, saveBudgets, slowness } from './budgets.mjs';
import { rememberPassed, treeOf } from './passed-tree.mjs';

/**
 * Runs the levels of tests one after the other, cheapest first, and prints the seconds of each next to the last ones in budgets.json:
 * `npm test`. Arguments are names of levels to run. With --write the seconds, relative to the slowness of this machine, are saved. When all
 * levels pass, `npm run test:changed` starts from there.
 */
const root = join(import.meta.dirname, '../..');
const given = process.argv.slice(2).filter((argument) => argument !== '--write');
const levels = given.length > 0 ? given : Object.keys(budgets.levels);
const unknown = levels.filter((level) => !(level in budgets.levels));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. The levels are ${Object.keys(budgets.levels).join(', ')}.\n`,
  );
  process.exit(2);
}

/** Undefined for sources that are not a git checkout. */
const treeNow = () => {
  try {
    return treeOf(root);
  } catch {
    return undefined;
  }
};

const tree = treeNow();
const rows = [];
let failed;
for (const level of levels) {
  const slow = slowness();
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', level], { stdio: 'inherit' });
  rows.push({ name: level, value: (performance.now() - start) / 1000, last: budgets.levels[level], slow });
  if (status !== 0) failed = level;
  if (failed) break;
}

const sum = (read) => rows.reduce((total, one) => total + read(one), 0);
const last = sum((one) => one.last);
const slow = sum((one) => one.slow * one.last) / last;
printComparison('level, s', [...rows, { name: 'all', value: sum((one) => one.value), last, slow }]);

if (failed) {
  process.stderr.write(`\nnpm run ${failed} failed.\n`);
  process.exitCode = 1;
} else {
  if (given.length === 0 && tree) rememberPassed(root, tree);
  if (process.argv.includes('--write')) {
    for (const one of rows) budgets.levels[one.name] = Math.round(one.value / one.slow);
    saveBudgets();
  }
}
