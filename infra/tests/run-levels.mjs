import { spawnSync } from 'node:child_process';
import { pbkdf2Sync } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs the levels of tests one after the other, cheapest first, and prints the seconds of each beside the last ones, which are in
 * budgets.json: `npm test`. Names of levels as arguments run these only. With --write the seconds become the
 * new ones, divided by the speed of this machine.
 */
const file = join(import.meta.dirname, 'budgets.json');
const budgets = JSON.parse(readFileSync(file, 'utf8'));
const given = process.argv.slice(2).filter((argument) => argument !== '--write');
const levels = given.length > 0 ? given : Object.keys(budgets.levels);
const unknown = levels.filter((level) => !(level in budgets.levels));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown: ${unknown.join(', ')}. The levels are ${Object.keys(budgets.levels).join(', ')}.\n`,
  );
  process.exit(2);
}

/** A rise above this factor is named, after the speed of the machine is taken into account. */
const namedRise = 1.2;

/** Seconds of a fixed calculation outside of the compiler of JavaScript: how fast the machine is at this moment. */
const reference = () => {
  const start = performance.now();
  pbkdf2Sync('reference', 'loop', 500_000, 32, 'sha256');
  return (performance.now() - start) / 1000;
};

const measured = [];
for (const level of levels) {
  const speed = reference() / budgets.referenceSeconds;
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', level], { stdio: 'inherit' });
  measured.push({ level, speed, seconds: (performance.now() - start) / 1000, passed: status === 0 });
  if (status !== 0) break;
}

const row = ({ level, seconds, last, speed }) => {
  const ratio = seconds / last / speed;
  const cells = [level, seconds.toFixed(0), last.toFixed(0), ratio.toFixed(2)];
  return `| ${[...cells, ratio > namedRise ? 'rose by more than a fifth' : ''].join(' | ')} |`;
};
const rows = measured.map((one) => ({ ...one, last: budgets.levels[one.level] }));
const sum = (read) => rows.reduce((total, one) => total + read(one), 0);
const last = sum((one) => one.last);
const all = {
  level: 'all',
  seconds: sum((one) => one.seconds),
  last,
  speed: sum((one) => one.speed * one.last) / last,
};
const summary = [
  '| level | seconds | last | ratio on this machine | |',
  '| --- | --- | --- | --- | --- |',
  ...[...rows, all].map(row),
].join('\n');
process.stdout.write(`\n${summary}\n`);
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${summary}\n`);

const failed = measured.find(({ passed }) => !passed);
if (failed) {
  process.stderr.write(`\nnpm run ${failed.level} failed.\n`);
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  for (const { level, seconds, speed } of measured) budgets.levels[level] = Math.round(seconds / speed);
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
