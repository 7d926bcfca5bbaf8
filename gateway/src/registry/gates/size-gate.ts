import { type FrontendRelease, sizeBudgets } from '@setu/protocol';
import { type Gate, isService, type Refusal } from './gate';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Load {
  what: string;
  files: readonly string[];
}

const loadsOf = (release: FrontendRelease): Load[] =>
  release.kind === 'shell'
    ? [{ what: 'a page starts with', files: [...new Set(release.scripts)] }]
    : release.routes.map(({ path, files }) => ({
        what: `${path} loads`,
        files: [...new Set([release.entry, ...files])],
      }));

const tooLoose = ({ kind, name, budget }: FrontendRelease): Refusal[] =>
  budget <= sizeBudgets[kind]
    ? []
    : [
        {
          gate: 'size',
          message: `${name} states a budget of ${kB(budget)}; the platform allows a ${kind} ${kB(sizeBudgets[kind])}.`,
          fix: 'State a smaller budget in rspack.config.ts, or leave it out.',
        },
      ];

/** Checks that no page loads more scripts of a front end than its budget, which the platform limits for each kind. */
export const sizeGate: Gate = ({ release }) => {
  if (isService(release)) return [];
  const budget = Math.min(release.budget, sizeBudgets[release.kind]);
  const sizes = new Map(release.files.map(({ path, gzip }) => [path, gzip]));
  const tooHeavy = loadsOf(release).flatMap(({ what, files }): Refusal[] => {
    const bytes = files.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
    if (bytes <= budget) return [];
    return [
      {
        gate: 'size',
        message: `${release.name}: ${what} ${kB(bytes)} of scripts; its budget is ${kB(budget)}.`,
        fix: 'Lazy-load what the page does not show at first.',
      },
    ];
  });
  return [...tooLoose(release), ...tooHeavy];
};
