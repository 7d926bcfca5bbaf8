const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have, jsdom lacks and Node brings along. */
const missingGlobals = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'Headers',
  'Response',
  'structuredClone',
];

/** jsdom's listeners want a signal of jsdom, Node's fetch one of Node. @returns a signal of Node that aborts with it */
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

/** jsdom with the platform's own fetch, so that a test may let a screen talk to a real HTTP server. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missingGlobals) this.global[name] ??= globalThis[name];
    this.global.fetch ??= browserFetch;
    this.global.Request ??= BrowserRequest;
  }
};
