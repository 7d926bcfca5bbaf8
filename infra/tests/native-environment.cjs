const { appendFileSync, readFileSync } = require('node:fs');
const { Server } = require('node:net');
const { PerformanceObserver, performance } = require('node:perf_hooks');
const { ModuleMocker } = require('jest-mock');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { endContexts } = require('./end-contexts.cjs');

/** Listeners that a file may add to the process of its worker. */
const events = [
  'exit',
  'beforeExit',
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
  'uncaughtException',
  'unhandledRejection',
  'warning',
];

// When the run has ended, for example interrupted, its worker ends too, and the servers that its file started with it.
process.once('disconnect', () => process.exit());

/** Listening servers of this process. Node has no documented way to list them. */
const openServers = () =>
  process._getActiveHandles().filter((handle) => handle instanceof Server && handle.listening);

/** Closes the servers that a file left open, which would prevent a run from ending. @throws Error that names them, when there are any */
const closeServersSince = (before) => {
  const left = openServers().filter((server) => !before.has(server));
  if (left.length === 0) return;
  const places = left.map((server) => {
    const address = server.address();
    server.close();
    server.closeAllConnections?.();
    return typeof address === 'string' ? address : `port ${address?.port}`;
  });
  throw new Error(`This file left a server open at ${places.join(' and ')}. Close it in afterAll.`);
};

/** Processor time of this worker and of the programs that it started and that have ended, ms. */
const processorTime = () => {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (process.platform !== 'linux') return own;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return own + (Number(fields[13]) + Number(fields[14])) * 10;
};

/**
 * Measures where a file spends its time, ms: loading its modules, its hooks and tests, the measures of its helpers (`performance.measure`
 * of user timing), and idle time of the worker. Adds a line of JSON for each file to the file TEST_TIMES.
 */
class FileTimes {
  #loaded = performance.now();
  #utilization = performance.eventLoopUtilization();
  #processor = processorTime();
  #begun = 0;
  #phases = {};
  #measures = new PerformanceObserver((list) => this.#addMeasures(list.getEntries()));

  constructor(path) {
    this.path = path;
    this.#measures.observe({ entryTypes: ['measure'] });
  }

  #addMeasures(entries) {
    for (const { name, duration } of entries) this.#add(name, duration);
  }

  #add(name, ms) {
    this.#phases[name] = (this.#phases[name] ?? 0) + ms;
  }

  note({ name, hook }) {
    const now = performance.now();
    if (name === 'run_start') this.#add('loading modules', now - this.#loaded);
    if (name === 'hook_start' || name === 'test_fn_start') this.#begun = now;
    if (name === 'hook_success' || name === 'hook_failure') this.#add(hook.type, now - this.#begun);
    if (name === 'test_fn_success' || name === 'test_fn_failure') this.#add('tests', now - this.#begun);
  }

  end() {
    this.#addMeasures(this.#measures.takeRecords());
    this.#measures.disconnect();
    performance.clearMeasures();
    this.#add('processor', processorTime() - this.#processor);
    this.#add('idle', performance.eventLoopUtilization(this.#utilization).idle);
    const total = performance.now() - this.#loaded;
    appendFileSync(
      process.env.TEST_TIMES,
      `${JSON.stringify({ path: this.path, total, ...this.#phases })}\n`,
    );
  }
}

/**
 * The worker itself, without a vm context. After a file, variables, listeners and globals are restored, so that files do not depend on
 * each other.
 */
module.exports = class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimersModern;
  #times;
  #exit = process.exit;
  #folder = process.cwd();
  #variables = { ...process.env };
  #servers = new Set(openServers());
  #listeners = new Map(events.map((event) => [event, process.listeners(event)]));

  constructor({ projectConfig }, { testPath }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    if (process.env.TEST_TIMES) this.#times = new FileTimes(testPath);
  }

  async setup() {}

  handleTestEvent(event) {
    this.#times?.note(event);
  }

  async teardown() {
    this.#times?.end();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    process.exit = this.#exit;
    process.chdir(this.#folder);
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    for (const [event, before] of this.#listeners)
      for (const listener of process.listeners(event))
        if (!before.includes(listener)) process.removeListener(event, listener);
    endContexts();
    closeServersSince(this.#servers);
  }

  exportConditions() {
    return ['node'];
  }

  getVmContext() {
    return null;
  }
};
