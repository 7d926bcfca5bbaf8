import { mayOpen, pageBudgets, type RemoteRelease, type ShellRelease } from '@setu/protocol';
import { measuredRefusals } from '../budgets/measured-budgets';
import { measurementsOf } from '../budgets/measurements';
import { type Gate, isRemote, isService, isShell, type Refusal } from './gate';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const gzipOf = ({ files }: RemoteRelease | ShellRelease, paths: readonly string[]): number => {
  const sizes = new Map(files.map(({ path, gzip }) => [path, gzip]));
  return [...new Set(paths)].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
};

/** The pages of a remote in a shell that load more scripts than such a page may. */
const heavyPages = (shell: ShellRelease, remote: RemoteRelease): Refusal[] =>
  remote.routes.flatMap(({ path, audience, files, shared }): Refusal[] => {
    const isOpen = mayOpen(audience, null);
    const budget = isOpen ? pageBudgets.scriptBytes.open : pageBudgets.scriptBytes.signedIn;
    const ofShell = gzipOf(shell, [...shell.scripts, ...shared.flatMap((key) => shell.shared[key] ?? [])]);
    const ofRemote = gzipOf(remote, [remote.entry, ...files]);
    if (ofShell + ofRemote <= budget) return [];
    return [
      {
        gate: 'budget',
        message:
          `${path} loads ${kB(ofShell + ofRemote)} of scripts (${kB(ofShell)} of ${shell.name} ${shell.version}, ` +
          `${kB(ofRemote)} of ${remote.name} ${remote.version}); the budget of a page ${isOpen ? 'that everybody may open' : 'for signed-in users'} is ${kB(budget)}.`,
        fix: 'Lazy-load what the page does not show at first.',
      },
    ];
  });

/**
 * Checks the budgets of pages: their scripts, of shell and remote together, and what was measured of them on the server and in a lab. A
 * release that no lab measured passes (ADR 0045).
 */
export const budgetGate: Gate = async ({ release, others, db }) => {
  if (isService(release)) return [];
  const pages = isShell(release)
    ? others.filter(isRemote).flatMap((remote) => heavyPages(release, remote))
    : others.filter(isShell).flatMap((shell) => heavyPages(shell, release));
  const measured = await measurementsOf(db, [release.name]);
  return [...pages, ...measuredRefusals(release, measured(release.name, release.version))];
};
