import { type Measurement, pageBudgets } from '@setu/protocol';
import type { Refusal } from '../gates/gate';

interface Kind {
  what: string;
  verb: 'needed' | 'had';
  inUnit: (value: number) => string;
  fix: string;
}

const inMs = (value: number) => `${value.toFixed(0)} ms`;
const inKb = (value: number) => `${(value / 1_000).toFixed(1)} kB`;
const again = 'then measure again: npm run bench -- lab.';

const kinds: Readonly<Record<Measurement['metric'], Kind>> = {
  render: {
    what: 'is rendered on the server in',
    verb: 'needed',
    inUnit: inMs,
    fix: 'Render less at first, or make what is rendered cheaper.',
  },
  html: {
    what: 'is sent as HTML of',
    verb: 'had',
    inUnit: inKb,
    fix: 'Render less at first, read fewer rows, or refer to what is repeated.',
  },
  lcp: {
    what: 'paints its largest content in the lab after',
    verb: 'needed',
    inUnit: inMs,
    fix: `Load less before the first paint, ${again}`,
  },
  'long-tasks': {
    what: 'keeps a press waiting in the lab, in tasks above 50 ms, for',
    verb: 'needed',
    inUnit: inMs,
    fix: `Split or leave out work while the page loads, ${again}`,
  },
  scripts: {
    what: 'has run its scripts in the lab after',
    verb: 'needed',
    inUnit: inMs,
    fix: `Load less before a press needs it, ${again}`,
  },
};

/** Refusals for what was measured of a release; empty when it is within the budgets. */
export const measuredRefusals = (
  { name, version }: { name: string; version: string },
  measurements: readonly Measurement[],
): Refusal[] =>
  measurements.flatMap(({ metric, route, value, live }): Refusal[] => {
    const { what, verb, inUnit, fix } = kinds[metric];
    const { factor, allowance } = pageBudgets.measured[metric];
    const limit = Math.max(live.value * factor, live.value + allowance);
    if (value <= limit) return [];
    return [
      {
        gate: 'budget',
        message:
          `${name} ${version}: ${route} ${what} ${inUnit(value)}; ${live.version} ${verb} ${inUnit(live.value)} ` +
          `in the same run, so its budget is ${inUnit(limit)}.`,
        fix,
      },
    ];
  });
