import { type BootTools, Override, Overrides, overridesPath } from '@setu/protocol';
import { ForbiddenError, InvalidInputError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { refuseMethod } from '../../http/allowed-methods';
import { readJsonBody } from '../../http/read-body';
import { sessionOf } from '../sessions/signed-in-session';
import { readOverrides, writeOverrides } from './override-cookie';

interface Deps {
  /** True on a development platform: then everybody is a developer. */
  isDev: boolean;
  isSecure: boolean;
  /** Reads the sessions of a request. */
  readSessions: Middleware;
  /** Whether this deployable is known and is not a remote. */
  isOtherDeployable: (deployable: string) => boolean;
  /** The release of each remote that the visitor of a page gets. */
  remotesFor: (ctx: Context) => BootTools['remotes'];
}

export interface OverrideParts {
  /** The endpoints: POST sets the override of one remote, DELETE clears all. */
  routes: Middleware;
  /** Data for the developer tools of a page; null for ordinary visitors, whatever their cookies contain. */
  toolsFor: (ctx: Context) => BootTools | null;
}

/**
 * Overrides load remotes from a development server into the real pages. The server allows them for administrators, and for
 * everybody on a development platform. No address sets an override, so no link can make a visitor load foreign code.
 */
export const makeOverrides = (deps: Deps): OverrideParts => {
  const { isDev, isSecure } = deps;
  const mayOverride = (ctx: Context) => isDev || sessionOf(ctx, 'admin').signedIn !== null;

  const set = async (ctx: Context) => {
    if (!mayOverride(ctx))
      throw new ForbiddenError(
        'wrong_role',
        'Only administrators can load remotes from a development server.',
      );
    const added = await readJsonBody(ctx, Override);
    if (deps.isOtherDeployable(added.deployable))
      throw new InvalidInputError([
        { path: 'deployable', message: `${added.deployable} is not a remote, so it cannot be overridden` },
      ]);
    const others = readOverrides(ctx, isSecure).filter(({ deployable }) => deployable !== added.deployable);
    const all = Overrides.safeParse([...others, added]);
    if (!all.success)
      throw new InvalidInputError([
        { path: 'deployable', message: `You can override at most ${others.length} remotes` },
      ]);
    writeOverrides(ctx, all.data, isSecure);
  };

  return {
    routes: async (ctx, next) => {
      if (ctx.path !== overridesPath) return next();
      ctx.set('cache-control', 'no-store');
      await deps.readSessions(ctx, async () => {
        if (ctx.method === 'POST') await set(ctx);
        else if (ctx.method === 'DELETE') writeOverrides(ctx, [], isSecure);
        else refuseMethod(ctx, ['POST', 'DELETE']);
        ctx.status = 204;
      });
    },
    toolsFor: (ctx) =>
      mayOverride(ctx) ? { remotes: deps.remotesFor(ctx), overrides: readOverrides(ctx, isSecure) } : null,
  };
};
