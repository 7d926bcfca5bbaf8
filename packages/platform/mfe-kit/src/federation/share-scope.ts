/** Returns a module of a build when it is called. */
export type Factory = () => unknown;

/** A shared module, as the federation's share scope stores it. Runtimes of older releases read and write the fields too. */
export interface SharedModule {
  version: string;
  get: () => Factory | Promise<Factory>;
  /** Absent until the module is loaded. */
  lib?: Factory;
  loaded?: boolean;
  loading: null;
  /** Name of the front end that provides it. */
  from: string;
  scope: string[];
  deps: string[];
  useIn: string[];
  strategy: 'loaded-first';
  shareConfig: { singleton?: boolean; eager?: boolean; requiredVersion?: string; strictVersion?: boolean };
}

/** Shared modules by share key and version. */
export type ShareScope = Record<string, Record<string, SharedModule>>;
