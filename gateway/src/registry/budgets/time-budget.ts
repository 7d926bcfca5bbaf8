import { type Measurement, pageBudgets } from '@setu/protocol';
import type { Refusal } from '../gates/gate';

const kinds = {
  render: {
    budget: pageBudgets.render,
    what: 'is rendered on the server in',
    fix: 'Render less at first, or make what is rendered cheaper.',
  },
  lcp: {
    budget: pageBudgets.lcp,
    what: 'paints its largest content in the lab after',
    fix: 'Load less before the first paint, then measure again: npm run bench -- lab.',
  },
};

/** Refusals for the measured times of a release; empty when they are within the budgets. */
export const timeRefusals = (
  { name, version }: { name: string; version: string },
  measurements: readonly Measurement[],
): Refusal[] =>
  measurements.flatMap(({ metric, route, value, live }): Refusal[] => {
    const { budget, what, fix } = kinds[metric];
    const limit = Math.max(live.value * budget.factor, live.value + budget.allowanceMs);
    if (value <= limit) return [];
    return [
      {
        gate: 'budget',
        message:
          `${name} ${version}: ${route} ${what} ${value.toFixed(0)} ms; ${live.version} needed ${live.value.toFixed(0)} ms ` +
          `in the same run, so its budget is ${limit.toFixed(0)} ms.`,
        fix,
      },
    ];
  });
