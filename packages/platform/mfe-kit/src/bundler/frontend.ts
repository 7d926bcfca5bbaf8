import type { ShellRelease } from '@setu/protocol';

interface Budgeted {
  /** What any one of its pages may load of it in scripts, gzipped bytes, if less than `sizeBudgets` of the protocol allows. */
  budget?: number;
}

/** What a front end's rspack.config.ts says: the shell with its own routes and those that it needs of remotes, or a remote with its name. */
export type Frontend = Budgeted &
  (
    | { kind: 'shell'; routes: Readonly<ShellRelease['routes']>; needs: Readonly<ShellRelease['needs']> }
    | { kind: 'remote'; name: string }
  );

/** The one call of a front end's rspack.config.ts. */
export const defineFrontend = (frontend: Frontend): Frontend => frontend;
