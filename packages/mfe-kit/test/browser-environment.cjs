const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have, jsdom lacks and Node brings along. */
const missingGlobals = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'structuredClone',
];

/** jsdom with the platform's own fetch, so that a test may let a screen talk to a real HTTP server. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missingGlobals) this.global[name] ??= globalThis[name];
  }
};
