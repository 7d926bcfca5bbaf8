const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals that browsers and Node have and jsdom lacks. */
const missingGlobals = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'Headers',
  'Response',
  'structuredClone',
];

/**
 * Listeners of jsdom need a jsdom signal, and Node's fetch needs a Node signal.
 * @returns a Node signal that aborts with the given one
 */
const nodeSignal = (signal) => {
  if (!signal || signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
};
const withNodeSignal = (init) => init && { ...init, signal: nodeSignal(init.signal) };

class BrowserRequest extends Request {
  constructor(input, init) {
    super(input, withNodeSignal(init));
  }
}
const browserFetch = (input, init) => fetch(input, withNodeSignal(init));

/** jsdom with Node's fetch, so that a screen under test can call a real HTTP server. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missingGlobals) this.global[name] ??= globalThis[name];
    this.global.fetch ??= browserFetch;
    this.global.Request ??= BrowserRequest;
  }
};
