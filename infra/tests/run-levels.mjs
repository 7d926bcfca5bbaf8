import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs every level of tests one after the other, cheapest first, and prints the seconds of each beside those in budgets.json:
 * `npm test`. With --write the measured seconds become the new ones.
 */
const levels = ['lint', 'typecheck', 'test:unit', 'build', 'test:int', 'test:pact', 'test:e2e'];
const file = join(import.meta.dirname, 'budgets.json');
const budgets = JSON.parse(readFileSync(file, 'utf8'));

/** A rise above this factor is named in the summary, after the speed of the machine is taken into account. */
const namedRise = 1.2;

/** Seconds of a fixed calculation: how fast the machine is at this moment. */
const reference = () => {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < 300_000_000; index += 1) sum = (sum + index * 31) | 0;
  return (performance.now() - start + (sum & 0)) / 1000;
};

const run = (script) => {
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', script], { stdio: 'inherit' });
  return { script, seconds: (performance.now() - start) / 1000, passed: status === 0 };
};

const measured = [];
const speed = reference() / budgets.referenceSeconds;
for (const script of levels) {
  measured.push(run(script));
  if (!measured.at(-1).passed) break;
}

const total = measured.reduce((sum, { seconds }) => sum + seconds, 0);
const before = levels.slice(0, measured.length).reduce((sum, script) => sum + budgets.levels[script], 0);
const row = (name, seconds, then) => {
  const isRise = seconds > then * speed * namedRise;
  const cells = [
    seconds.toFixed(0),
    then.toFixed(0),
    (seconds / then / speed).toFixed(2),
    isRise ? 'rose by more than a fifth' : '',
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
};
const summary = [
  '| level | seconds | last | ratio for this machine | |',
  '| --- | --- | --- | --- | --- |',
  ...measured.map(({ script, seconds }) => row(script, seconds, budgets.levels[script])),
  row('all', total, before),
].join('\n');
process.stdout.write(`\n${summary}\n`);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${summary}\n`);

const failed = measured.find(({ passed }) => !passed);
if (failed) {
  process.stdout.write(`\nnpm run ${failed.script} failed.\n`);
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  budgets.referenceSeconds *= speed;
  for (const { script, seconds } of measured) budgets.levels[script] = Math.round(seconds);
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
