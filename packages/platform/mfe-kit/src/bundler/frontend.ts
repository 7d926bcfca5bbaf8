import type { ShellRelease } from '@setu/protocol';

interface Budgeted {
  /** Limit of its scripts on each page, gzipped bytes, if lower than in `sizeBudgets` of the protocol. */
  budget?: number;
}

/**
 * The definition of a front end in its rspack.config.ts: the shell with its own routes and those that it needs from remotes, or a remote
 * with its name.
 */
export type Frontend = Budgeted &
  (
    | { kind: 'shell'; routes: Readonly<ShellRelease['routes']>; needs: Readonly<ShellRelease['needs']> }
    | { kind: 'remote'; name: string }
  );

/** Defines a front end in its rspack.config.ts. */
export const defineFrontend = (frontend: Frontend): Frontend => frontend;
