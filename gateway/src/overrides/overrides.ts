import { type BootTools, Override, Overrides, overridesPath } from '@setu/contracts';
import { ForbiddenError, InvalidInputError } from '@setu/service-kit';
import type { Context, Middleware } from 'koa';
import { refuseMethod } from '../http/allowed-methods';
import { readJsonBody } from '../http/read-body';
import { sessionOf } from '../sessions/signed-in-session';
import { readOverrides, writeOverrides } from './override-cookie';

interface Deps {
  /** True where the platform runs for development: then everybody is a developer. */
  isDev: boolean;
  isSecure: boolean;
  /** Reads the sessions of a request. */
  readSessions: Middleware;
  /** Whether this piece is something else than a remote. */
  isNoRemote: (piece: string) => boolean;
  /** How the remotes stand for the visitor of a page. */
  remotesFor: (ctx: Context) => BootTools['remotes'];
}

export interface OverrideParts {
  /** The calls: POST takes one remote from elsewhere, DELETE goes back to what is live. */
  routes: Middleware;
  /** What a page carries for its visitor; null for ordinary visitors, whatever their cookies say. */
  toolsFor: (ctx: Context) => BootTools | null;
}

/**
 * Remotes from a developer's machine in the real pages. Only where the server allows it: in development, or to a signed-in
 * administrator. It is never asked for by an address, so that no link can lead somebody into foreign code.
 */
export const makeOverrides = (deps: Deps): OverrideParts => {
  const { isDev, isSecure } = deps;
  const may = (ctx: Context) => isDev || sessionOf(ctx, 'admin').signedIn !== null;

  const set = async (ctx: Context) => {
    if (!may(ctx))
      throw new ForbiddenError(
        'wrong_role',
        'Only administrators, and platforms that run for development, take a remote from elsewhere.',
      );
    const added = await readJsonBody(ctx, Override);
    if (deps.isNoRemote(added.piece))
      throw new InvalidInputError([{ path: 'piece', message: `${added.piece} is not a remote` }]);
    const others = readOverrides(ctx, isSecure).filter(({ piece }) => piece !== added.piece);
    const all = Overrides.safeParse([...others, added]);
    if (!all.success)
      throw new InvalidInputError([
        { path: 'piece', message: `One browser takes ${others.length} remotes from elsewhere at most` },
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
      may(ctx) ? { remotes: deps.remotesFor(ctx), overrides: readOverrides(ctx, isSecure) } : null,
  };
};
