import { pbkdf2Sync } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'budgets.json');

/** What was measured last: the seconds of each level of tests, what a newcomer waits for, and a fixed calculation. */
export const budgets = JSON.parse(readFileSync(file, 'utf8'));

/** A rise above this factor is named, after the speed of the machine is taken into account. */
const namedRise = 1.2;

/** How slow the machine is at this moment, as a ratio: the time of a fixed calculation outside of the compiler of JavaScript. */
export const slowness = () => {
  const start = performance.now();
  pbkdf2Sync('reference', 'loop', 500_000, 32, 'sha256');
  return (performance.now() - start) / 1000 / budgets.referenceSeconds;
};

const row = ({ name, value, last, slow }) => {
  const ratio = value / last / slow;
  const digits = last < 100 ? 1 : 0;
  const cells = [name, value.toFixed(digits), last.toFixed(digits), ratio.toFixed(2)];
  return `| ${[...cells, ratio > namedRise ? 'rose by more than a fifth' : ''].join(' | ')} |`;
};

/** Prints figures beside the last ones, also in the summary of a workflow. */
export const printBeside = (title, rows) => {
  const table = [
    `| ${title} | now | last | ratio on this machine | |`,
    '| --- | --- | --- | --- | --- |',
    ...rows.map(row),
  ].join('\n');
  process.stdout.write(`\n${table}\n`);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${table}\n\n`);
};

/** Makes the present state of `budgets` the last one. */
export const saveBudgets = () => writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
