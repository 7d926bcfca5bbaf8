import { isInRange } from './range';
import type { Factory, SharedModule, ShareScope } from './share-scope';

/*
 * What the compiler's federation code calls in the browser, in place of @module-federation/webpack-bundler-runtime. The
 * compiler and the container (`init`, `get`) are those of module federation. Left out is what this platform does not use:
 * remotes by name, manifests, several versions of one shared module, plugins. Everything shared is one module, which the
 * shell provides.
 */

/** What a build's code needs of a shared module. */
interface Consume {
  shareKey: string;
  shareInfo: { shareConfig: { requiredVersion?: string; strictVersion?: boolean } };
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

/** The part of the compiler's runtime that is used here. */
interface Runtime {
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  S: Record<string, ShareScope>;
  federation: { initOptions: { name: string } };
  initializeSharingData?: { scopeToSharingDataMapping: Record<string, Provide[]> };
}

interface Consuming {
  webpackRequire: Runtime;
  moduleToHandlerMapping: Record<string, Consume>;
  /** Modules that are there (0) or on their way. */
  installedModules: Record<string, 0 | Promise<unknown>>;
}

const scopeName = 'default';

/** The one shared module of a share key. @throws Error when there is none, or of a version that does not fit */
const sharedOf = ({ S }: Runtime, { shareKey, shareInfo: { shareConfig } }: Consume): SharedModule => {
  const [shared] = Object.values(S[scopeName]?.[shareKey] ?? {});
  if (!shared) throw new Error(`The page does not provide the shared module ${shareKey}`);
  const { requiredVersion, strictVersion } = shareConfig;
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

/** The code of a module of this build: what the factory returns. It runs again when it threw. */
const install = ({ webpackRequire: { m, c }, installedModules }: Consuming, id: string, factory: Factory) => {
  installedModules[id] = 0;
  m[id] = (module) => {
    delete c[id];
    module.exports = factory();
  };
};

/** Provides what this build shares. */
const init = ({ webpackRequire }: { webpackRequire: Runtime }) => {
  const { name: from } = webpackRequire.federation.initOptions;
  const provided = webpackRequire.initializeSharingData?.scopeToSharingDataMapping[scopeName] ?? [];
  const scope: ShareScope = {};
  for (const { name, version, factory, ...shareConfig } of provided)
    scope[name] = {
      [version]: {
        version,
        get: factory,
        loading: null,
        from,
        scope: [scopeName],
        deps: [],
        useIn: [],
        strategy: 'loaded-first',
        shareConfig,
      },
    };
  webpackRequire.S[scopeName] = scope;
  return { name: from };
};

/** Installs shared modules that are needed at once, without waiting: of the build that provides them. */
const installInitialConsumes = (consuming: Consuming & { initialConsumes: string[] }) => {
  const { initialConsumes, moduleToHandlerMapping, webpackRequire } = consuming;
  for (const id of initialConsumes)
    install(consuming, id, () => {
      const factory = factoryOf(sharedOf(webpackRequire, moduleToHandlerMapping[id] as Consume));
      if (factory instanceof Promise) throw new Error(`The shared module of ${id} is not loaded at start`);
      return factory();
    });
};

/** Installs the shared modules that a chunk needs. */
const consumes = (
  consuming: Consuming & { chunkId: string; promises: unknown[]; chunkMapping: Record<string, string[]> },
) => {
  const { chunkId, promises, chunkMapping, installedModules, moduleToHandlerMapping, webpackRequire } = consuming;
  const load = async (id: string) =>
    install(consuming, id, await factoryOf(sharedOf(webpackRequire, moduleToHandlerMapping[id] as Consume)));
  for (const id of chunkMapping[chunkId] ?? []) {
    if (installedModules[id] === 0) continue;
    const loading = installedModules[id] ?? load(id);
    installedModules[id] = loading;
    // What failed is requested again next time.
    loading.catch(() => delete installedModules[id]);
    promises.push(loading);
  }
};

interface ContainerInit {
  webpackRequire: Runtime;
  shareScope: ShareScope;
}

/** A container's `init`: takes the page's shared modules. */
const initContainerEntry = ({ webpackRequire, shareScope }: ContainerInit) => {
  webpackRequire.S[scopeName] = shareScope;
};

/** Nothing is left to do when sharing begins. */
const initializeSharing = () => true;

export default {
  initOptions: undefined,
  bundlerRuntime: {
    S: {},
    init,
    I: initializeSharing,
    installInitialConsumes,
    consumes,
    initContainerEntry,
  },
  bundlerRuntimeOptions: {},
};
