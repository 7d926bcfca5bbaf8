import { type FrontendRelease, sizeBudgets } from '@setu/contracts';
import { type Gate, isService, type Refusal } from './gate';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Load {
  what: string;
  files: readonly string[];
}

const loadsOf = (release: FrontendRelease): Load[] =>
  release.kind === 'shell'
    ? [{ what: 'A page starts with', files: [...new Set(release.scripts)] }]
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
          mend: 'State at most that in rspack.config.ts, or leave the budget out.',
        },
      ];

/** No page loads more scripts of a front end than the platform allows its kind, or than it allows itself if that is less. */
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
        message: `${what} ${kB(bytes)} of ${release.name} in scripts; its budget is ${kB(budget)}.`,
        mend: 'Load what the page does not show at first later.',
      },
    ];
  });
  return [...tooLoose(release), ...tooHeavy];
};
