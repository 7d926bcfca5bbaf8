import { DeployableName, ReleaseVersion } from '@setu/protocol';
import { NotFoundError } from '@setu/service-kit';
import type { Context } from 'koa';
import type { ReleaseId } from '../../releases/artefacts/artefacts';

/** The deployable in an address. @throws NotFoundError when the parameter is not a name */
export const deployableIn = (ctx: Context): string => {
  const parsed = DeployableName.safeParse(ctx.params.name);
  if (!parsed.success) throw new NotFoundError('not_found', 'No such deployable.');
  return parsed.data;
};

/** The release in an address. @throws NotFoundError when the parameters are not a name and a version */
export const releaseIn = (ctx: Context): ReleaseId => {
  const version = ReleaseVersion.safeParse(ctx.params.version);
  if (!version.success) throw new NotFoundError('release_not_found', 'No such release.');
  return { name: deployableIn(ctx), version: version.data };
};

/** `?deployable=` of a list; null for all deployables. */
export const deployableFilterIn = (ctx: Context): string | null => {
  const deployable = DeployableName.safeParse(ctx.query.deployable);
  return deployable.success ? deployable.data : null;
};
