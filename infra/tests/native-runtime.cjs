const Module = require('node:module');

/** State that a worker keeps for all its files. Jest transforms sources, and its cache is on disk. */
const worker = { resolver: null, transformer: null, sourceMaps: new Map() };

const transformed = (filename) => {
  const { code, sourceMapPath } = worker.transformer.transform(filename, {
    instrument: false,
    supportsDynamicImport: false,
    supportsExportNamespaceFrom: false,
    supportsStaticESM: false,
    supportsTopLevelAwait: false,
  });
  if (sourceMapPath) worker.sourceMaps.set(filename, sourceMapPath);
  return code;
};

const runSource = (module, filename) => module._compile(transformed(filename), filename, 'commonjs');

// The extensions are searched in this order, and a source comes before a JSON file of the same name. If files of other levels ran in
// this process, a hook of Jest already runs sources.
const { '.js': js, '.ts': _ts, '.tsx': _tsx, ...others } = Module._extensions;
for (const extension of Object.keys(others)) delete Module._extensions[extension];
Object.assign(Module._extensions, { '.js': js, '.ts': runSource, '.tsx': runSource, ...others });

// A package that only has entries for `import` is an ES module, which Node's loader can also run.
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...others) => {
  try {
    return resolveFilename(request, parent, ...others);
  } catch (error) {
    if (error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED' || !parent?.filename) throw error;
    return worker.resolver.resolveModule(parent.filename, request, {
      conditions: ['import', 'node', 'default'],
    });
  }
};

/** Circus stores its handlers and the time limit of a file in globals. */
const circusGlobals = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'].map((name) => Symbol.for(name));

/**
 * Loads modules with Node's own loader, once per worker: consecutive files share their imports. Jest's runtime loads everything again for
 * each file. This runtime does not replace modules (`jest.mock`). Node's loader can also run packages that are ES modules
 * only.
 */
module.exports = class NativeRuntime {
  #environment;

  constructor(_config, environment, resolver, transformer) {
    this.#environment = environment;
    worker.resolver = resolver;
    worker.transformer = transformer;
  }

  /** The parts of Jest that run a file. Each file gets a new copy, so that it does not contain tests of another file. */
  requireInternalModule(path) {
    delete require.cache[path];
    for (const symbol of circusGlobals) delete globalThis[symbol];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    const { moduleMocker, fakeTimersModern: timers } = this.#environment;
    const setTimeLimit = (ms) => {
      globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms;
    };
    const jest = {
      fn: moduleMocker.fn.bind(moduleMocker),
      spyOn: moduleMocker.spyOn.bind(moduleMocker),
      mocked: (value) => value,
      restoreAllMocks: () => moduleMocker.restoreAllMocks(),
      setTimeout: setTimeLimit,
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
      setSystemTime: (now) => timers.setSystemTime(now),
      getTimerCount: () => timers.getTimerCount(),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    };
    Object.assign(globalThis, globals, { jest });
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  getSourceMaps() {
    return worker.sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  // Jest's own runtime refuses modules that a file loads after its tests.
  enterTestCode() {}

  leaveTestCode() {}

  teardown() {}
};
