import { budgets, printComparison, saveBudgets, slowness } from './budgets.mjs';

/**
 * Prints figures next to the last ones, which are in budgets.json: `node infra/tests/compare-figures.mjs '{"npm ci, s":22}'`. Figures in
 * seconds are compared relative to the slowness of this machine. With --write they become the last ones.
 */
const measured = Object.entries(JSON.parse(process.argv[2]));
const slow = slowness();
const factorOf = (name) => (name.endsWith(', s') ? slow : 1);
const rows = measured.map(([name, value]) => {
  const last = budgets.figures[name];
  if (last === undefined) throw new Error(`budgets.json has no figure "${name}"`);
  return { name, value, last, slow: factorOf(name) };
});
printComparison('from a bare clone', rows);
if (process.argv.includes('--write')) {
  for (const [name, value] of measured) budgets.figures[name] = Number((value / factorOf(name)).toFixed(1));
  saveBudgets();
}
