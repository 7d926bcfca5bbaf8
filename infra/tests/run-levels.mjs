import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { budgets, printBeside, saveBudgets, slowness } from './budgets.mjs';

/**
 * Runs the levels of tests, cheapest first, and prints the seconds of each beside the last ones, which are in budgets.json:
 * `npm test`. The levels that mostly wait for servers and pages run side by side. Names of levels as arguments run these only, one
 * after the other. With --write the seconds become the new ones, divided by how slow this machine is.
 */
const sideBySide = 'test:int beside test:pact, test:e2e';

/** What runs beside each other for a level: scripts of package.json, in each lane one after the other. */
const lanesOf = (level) => (level === sideBySide ? [['test:int'], ['test:pact', 'test:e2e']] : [[level]]);

const given = process.argv.slice(2).filter((argument) => argument !== '--write');
const levels = given.length > 0 ? given : ['lint', 'typecheck', 'test:unit', 'build', sideBySide];
const unknown = levels.filter((level) => !(level in budgets.levels));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. The levels are ${Object.keys(budgets.levels).join(', ')}.\n`,
  );
  process.exit(2);
}

const running = new Set();
// This ends after its levels. The terminal sends Ctrl-C to them itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => {
  for (const child of running) child.kill();
});

/** @returns the script that failed; undefined when none did */
const runLane = async (scripts) => {
  for (const script of scripts) {
    const child = spawn('npm', ['run', script], { stdio: 'inherit' });
    running.add(child);
    const [code] = await once(child, 'exit');
    running.delete(child);
    // A script that a signal ended has no code.
    if (code !== 0) return script;
  }
  return undefined;
};

const rows = [];
let failed = [];
for (const level of levels) {
  const slow = slowness();
  const start = performance.now();
  const ended = await Promise.all(lanesOf(level).map(runLane));
  rows.push({ name: level, value: (performance.now() - start) / 1000, last: budgets.levels[level], slow });
  failed = ended.filter((script) => script !== undefined);
  if (failed.length > 0) break;
}

const sum = (read) => rows.reduce((total, one) => total + read(one), 0);
const last = sum((one) => one.last);
const slow = sum((one) => one.slow * one.last) / last;
printBeside('level, s', [...rows, { name: 'all', value: sum((one) => one.value), last, slow }]);

if (failed.length > 0) {
  for (const script of failed) process.stderr.write(`\nnpm run ${script} failed.\n`);
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  for (const one of rows) budgets.levels[one.name] = Math.round(one.value / one.slow);
  saveBudgets();
}
