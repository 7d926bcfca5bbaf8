import type { FrontendRelease } from '@setu/contracts';
import { type Gate, isService } from './gate';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Load {
  what: string;
  files: readonly string[];
}

const loadsOf = (release: FrontendRelease): Load[] =>
  release.kind === 'shell'
    ? [{ what: 'A page starts with', files: release.scripts }]
    : release.routes.map(({ path, files }) => ({
        what: `${path} loads`,
        files: [...new Set([release.entry, ...files])],
      }));

/** No page loads more scripts of a piece than the piece allows itself. */
export const sizeGate: Gate = ({ release }) => {
  if (isService(release)) return [];
  const sizes = new Map(release.files.map(({ path, gzip }) => [path, gzip]));
  return loadsOf(release).flatMap(({ what, files }) => {
    const bytes = files.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
    if (bytes <= release.budget) return [];
    return [
      {
        gate: 'size' as const,
        message: `${what} ${kB(bytes)} of ${release.name} in scripts; its budget is ${kB(release.budget)}.`,
        mend: 'Load what the page does not show at first later, or raise the budget in rspack.config.ts with a word why.',
      },
    ];
  });
};
