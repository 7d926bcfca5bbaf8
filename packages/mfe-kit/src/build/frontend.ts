import type { ShellRelease } from '@setu/contracts';

/** What a front end's rspack.config.ts says: the shell with its own routes, or a remote with its name. */
export type Frontend =
  | { kind: 'shell'; routes: Readonly<ShellRelease['routes']> }
  | { kind: 'remote'; name: string };

/** The one call of a front end's rspack.config.ts. */
export const defineFrontend = (frontend: Frontend): Frontend => frontend;
