import { addressProblems, type DeployableKind, type Release, shellName } from '@setu/protocol';
import { ConflictError, InvalidInputError } from '@setu/service-kit';

type Named = Pick<Release, 'name' | 'kind'>;

const remotePrefix = 'mfe-';

/** Why a name cannot have this kind; null when it can. */
const nameProblem = ({ name, kind }: Named): string | null => {
  if (kind === 'shell' && name !== shellName)
    return `Only the deployable called ${shellName} is the shell, so ${name} cannot be one. Publish it as a remote.`;
  if (kind !== 'shell' && name === shellName)
    return `The name ${shellName} belongs to the shell, so a ${kind} cannot have it. Publish it under another name.`;
  if (kind === 'service' && name.startsWith(remotePrefix))
    return `Names that begin with ${remotePrefix} belong to remotes, so the service ${name} cannot have one. Publish it under another name.`;
  return null;
};

const conflict = (detail: string) => new ConflictError('kind_bound', detail);

/** @throws ConflictError when the name is bound to another kind */
export const assertKind = (release: Named, bound: DeployableKind): void => {
  if (release.kind === bound) return;
  throw conflict(
    `${release.name} is a ${bound} since its first release, so a ${release.kind} cannot have that name. Publish it under another name.`,
  );
};

/**
 * Checks the rules that no override can skip: for the name, and for the calls that a service answers.
 * @throws ConflictError when the name cannot have this kind, InvalidInputError for each call that cannot be claimed
 */
export const assertMayExist = (release: Release): void => {
  const problem = nameProblem(release);
  if (problem) throw conflict(problem);
  const issues = release.kind === 'service' ? addressProblems(release) : [];
  if (issues.length > 0) throw new InvalidInputError(issues);
};
