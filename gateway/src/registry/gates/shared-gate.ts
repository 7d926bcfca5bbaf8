import type { RemoteRelease, ShellRelease } from '@setu/contracts';
import { satisfies } from 'semver';
import { type Gate, isRemote, isShell, type Refusal } from './gate';

const lacking = (shell: ShellRelease, remote: RemoteRelease): string[] => {
  const versions = Object.entries(remote.sharedRanges).flatMap(([name, range]) => {
    const version = shell.sharedVersions[name];
    if (version === undefined) return [`${name} ${range}, which it does not bring`];
    return satisfies(version, range) ? [] : [`${name} ${range}, and it brings ${version}`];
  });
  const names = Object.entries(remote.sharedImports).flatMap(([key, wanted]) => {
    const given = shell.sharedExports[key];
    const missing = given ? wanted.filter((name) => !given.includes(name)) : [];
    return missing.length > 0 ? [`${missing.join(', ')} of ${key}, which it does not bring`] : [];
  });
  const keys = [...new Set(remote.routes.flatMap(({ shared }) => shared))]
    .filter((key) => !(key in shell.shared))
    .map((key) => `${key}, which it does not bring`);
  return [...versions, ...names, ...keys];
};

const refusals = (shell: ShellRelease, remote: RemoteRelease, mend: string): Refusal[] =>
  lacking(shell, remote).map((what) => ({
    gate: 'shared',
    message: `${remote.name} ${remote.version} needs of the shell ${shell.version} ${what}.`,
    mend,
  }));

/** What remotes share with the shell is what they were built for, from both sides. */
export const sharedGate: Gate = ({ release, others }) => {
  if (isRemote(release))
    return others
      .filter(isShell)
      .flatMap((shell) =>
        refusals(
          shell,
          release,
          'Promote a shell that brings it first, or build with the version that is live.',
        ),
      );
  if (isShell(release))
    return others
      .filter(isRemote)
      .flatMap((remote) =>
        refusals(
          release,
          remote,
          `Keep bringing it until ${remote.name} has a live version that does without.`,
        ),
      );
  return [];
};
