import { pbkdf2Sync } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'budgets.json');

/** The last figures: the seconds of each level of tests, of what a newcomer waits for, and of a fixed calculation. */
export const budgets = JSON.parse(readFileSync(file, 'utf8'));

/** An increase above this factor is reported, relative to the speed of the machine. */
const namedRise = 1.2;

/** The current slowness of the machine, as a ratio: the time of a fixed calculation that is independent of the JavaScript compiler. */
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

/** Prints figures next to the last ones, also in the summary of a workflow. */
export const printComparison = (title, rows) => {
  const table = [
    `| ${title} | now | last | ratio on this machine | |`,
    '| --- | --- | --- | --- | --- |',
    ...rows.map(row),
  ].join('\n');
  process.stdout.write(`\n${table}\n`);
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${table}\n\n`);
};

/** Saves the current state of `budgets` as the last figures. */
export const saveBudgets = () => writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
