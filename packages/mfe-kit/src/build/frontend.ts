/** What a front end's rspack.config.ts says: the platform's shell, or a remote with its name. */
export type Frontend = { kind: 'shell' } | { kind: 'remote'; name: string };

/** The one call of a front end's rspack.config.ts. */
export const defineFrontend = (frontend: Frontend): Frontend => frontend;
