import type { RemoteRelease, ShellRelease } from '@setu/protocol';
import { satisfies } from 'semver';
import { type Gate, isRemote, isShell, type Refusal } from './gate';

/** Shared packages that the remote requires and the shell does not provide. */
const missingFrom = (shell: ShellRelease, remote: RemoteRelease): string[] => {
  const provider = `shell ${shell.version}`;
  const versions = Object.entries(remote.sharedRanges).flatMap(([name, range]) => {
    const version = shell.sharedVersions[name];
    if (version === undefined) return [`${name} ${range}; ${provider} does not provide it`];
    return satisfies(version, range) ? [] : [`${name} ${range}; ${provider} provides ${version}`];
  });
  const names = Object.entries(remote.sharedImports).flatMap(([key, imports]) => {
    const given = shell.sharedExports[key];
    const missing = given ? imports.filter((name) => !given.includes(name)) : [];
    return missing.length > 0
      ? [
          `${missing.join(', ')} of ${key}; ${provider} does not provide ${missing.length > 1 ? 'them' : 'it'}`,
        ]
      : [];
  });
  const keys = [...new Set(remote.routes.flatMap(({ shared }) => shared))]
    .filter((key) => !(key in shell.shared))
    .map((key) => `${key}; ${provider} does not provide it`);
  return [...versions, ...names, ...keys];
};

const refusals = (shell: ShellRelease, remote: RemoteRelease, fix: string): Refusal[] =>
  missingFrom(shell, remote).map((what) => ({
    gate: 'shared',
    message: `${remote.name} ${remote.version} requires ${what}.`,
    fix,
  }));

/** Checks in both directions that the shell provides the shared packages that remotes were built for. */
export const sharedGate: Gate = ({ release, others }) => {
  if (isRemote(release))
    return others
      .filter(isShell)
      .flatMap((shell) =>
        refusals(shell, release, 'Promote a shell that provides it first, or build against the live shell.'),
      );
  if (isShell(release))
    return others
      .filter(isRemote)
      .flatMap((remote) =>
        refusals(
          release,
          remote,
          `Keep providing it until a version of ${remote.name} that does not require it is live.`,
        ),
      );
  return [];
};
