const Module = require('node:module');

/** What a worker keeps for all its files. Sources are transformed by Jest, whose cache is on disk. */
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

// The order of the extensions is that of their search, and a source comes before a JSON file of the same name. What runs sources
// already is a hook of Jest, when files of other levels ran in this process.
const { '.js': js, '.ts': _ts, '.tsx': _tsx, ...others } = Module._extensions;
for (const extension of Object.keys(others)) delete Module._extensions[extension];
Object.assign(Module._extensions, { '.js': js, '.ts': runSource, '.tsx': runSource, ...others });

// A package that has entries for `import` only is an ES module, which Node's loader runs as well.
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

/** Circus keeps its handlers and the time limit of a file in globals. */
const circusGlobals = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'].map((name) => Symbol.for(name));

/**
 * Loads modules with Node's own loader, once in a worker: files that run one after the other share what they import. Jest's
 * own runtime loads everything again for each file. It replaces no modules (`jest.mock`). Node's loader also runs packages
 * that are ES modules only.
 */
module.exports = class NativeRuntime {
  #environment;

  constructor(_config, environment, resolver, transformer) {
    this.#environment = environment;
    worker.resolver = resolver;
    worker.transformer = transformer;
  }

  /** The parts of Jest that run a file. Each file gets a new copy, so that no tests of another file are in it. */
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
