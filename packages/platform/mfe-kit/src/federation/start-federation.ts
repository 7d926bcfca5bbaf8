import { isInRange } from './range';
import type { Factory, SharedModule, ShareScope } from './share-scope';

/*
 * The federation runtime of a build, which replaces the compiler's. The compiler and the container (`init`, `get`) are
 * those of module federation. It leaves out what this platform does not use: remotes by name, manifests, several versions
 * of a shared module, plugins. Each share has one module, which the shell provides (ADR 0001).
 */

/** A shared module that a build needs. */
interface Consume {
  shareKey: string;
  requiredVersion?: string;
  strictVersion?: boolean;
}

/** A module that a build provides. */
interface Provide {
  name: string;
  version: string;
  factory: SharedModule['get'];
  eager?: boolean;
  singleton?: boolean;
  requiredVersion?: string;
  strictVersion?: boolean;
}

/** The part of the compiler's own runtime that is used here. */
interface Compiled {
  /** Code of modules, by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
  c: Record<string, unknown>;
  /** Loads what a chunk needs before its modules may run. */
  f: Record<string, (chunkId: string, promises: unknown[]) => void>;
  S?: Record<string, ShareScope>;
  I?: () => unknown;
  initContainer?: (shareScope: ShareScope) => void;
  getContainer?: (exposed: string) => unknown;
  initializeSharingData?: { scopeToSharingDataMapping: Record<string, Provide[]> };
  initializeExposesData?: { moduleMap: Record<string, () => unknown> };
  consumesLoadingData?: {
    /** Ids of shared modules, by chunk. */
    chunkMapping?: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, Consume>;
    /** Ids of the shared modules that are needed at start. */
    initialConsumes?: string[];
  };
}

const scopeName = 'default';

/** The one shared module of a share key. @throws Error when none exists, or its version does not match */
const sharedOf = ({ S }: Compiled, { shareKey, requiredVersion, strictVersion }: Consume): SharedModule => {
  const [shared] = Object.values(S?.[scopeName]?.[shareKey] ?? {});
  if (!shared) throw new Error(`The page does not provide the shared module ${shareKey}`);
  if (strictVersion && requiredVersion && !isInRange(shared.version, requiredVersion))
    throw new Error(`The page provides ${shareKey} ${shared.version}, which is not in ${requiredVersion}`);
  return shared;
};

const remember = (shared: SharedModule, lib: Factory): Factory => {
  shared.lib = lib;
  shared.loaded = true;
  return lib;
};

const factoryOf = (shared: SharedModule): Factory | Promise<Factory> => {
  if (shared.lib) return shared.lib;
  const got = shared.get();
  return got instanceof Promise ? got.then((lib) => remember(shared, lib)) : remember(shared, got);
};

/** The share scope of the modules that a build provides. */
const scopeOf = ({ initializeSharingData }: Compiled, from: string): ShareScope =>
  Object.fromEntries(
    (initializeSharingData?.scopeToSharingDataMapping[scopeName] ?? []).map(
      ({ name, version, factory: get, ...shareConfig }) => [
        name,
        {
          [version]: {
            version,
            get,
            loading: null,
            from,
            scope: [scopeName],
            deps: [],
            useIn: [],
            strategy: 'loaded-first',
            shareConfig,
          },
        },
      ],
    ),
  );

/** Makes the shared modules that a build needs loadable. */
const consume = (compiled: Compiled, data: NonNullable<Compiled['consumesLoadingData']>): void => {
  const { chunkMapping = {}, moduleIdToConsumeDataMapping, initialConsumes = [] } = data;
  /** Modules that are loaded or loading. */
  const installed = new Map<string, true | Promise<void>>();
  /** A module that threw runs again next time. */
  const install = (id: string, factory: Factory) => {
    installed.set(id, true);
    compiled.m[id] = (module) => {
      delete compiled.c[id];
      module.exports = factory();
    };
  };
  const find = (id: string) => factoryOf(sharedOf(compiled, moduleIdToConsumeDataMapping[id] as Consume));
  const load = async (id: string) => install(id, await find(id));
  for (const id of initialConsumes)
    install(id, () => {
      const factory = find(id);
      if (factory instanceof Promise) throw new Error(`The shared module ${id} is not there at start`);
      return factory();
    });
  compiled.f.consumes = (chunkId, promises) => {
    for (const id of chunkMapping[chunkId] ?? []) {
      const loading = installed.get(id) ?? load(id);
      if (loading === true) continue;
      installed.set(id, loading);
      // A failed load is requested again next time.
      loading.catch(() => installed.delete(id));
      promises.push(loading);
    }
  };
};

/**
 * Starts the federation of a build: provides the modules that it shares, resolves those that it needs, and sets up its
 * container. The compiler calls this before any other module of the build.
 * @param name of the build's container
 */
export const startFederation = (compiled: Compiled, name: string): void => {
  compiled.S = { [scopeName]: scopeOf(compiled, name) };
  compiled.I = () => true;
  if (compiled.consumesLoadingData) consume(compiled, compiled.consumesLoadingData);
  compiled.initContainer = (shareScope) => {
    compiled.S = { [scopeName]: shareScope };
  };
  compiled.getContainer = (exposed) => {
    const load = compiled.initializeExposesData?.moduleMap[exposed];
    return load ? load() : Promise.reject(new Error(`The release exposes no ${exposed}`));
  };
};
