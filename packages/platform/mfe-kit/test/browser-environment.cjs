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

const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/** The labels of a form control, in document order. */
const labelsOf = (control) => {
  const around = control.closest('label');
  const isFor = (label) =>
    label.hasAttribute('for')
      ? control.id !== '' && label.htmlFor === control.id
      : label === around && label.querySelector(labelable) === control;
  return [...control.ownerDocument.querySelectorAll('label')].filter(isFor);
};

/**
 * Finds labels without a walk through the document for each label of each control: the tests of a form with sixty fields took most of their
 * time there. jsdom remembers labels since a version that needs Node 22.
 */
const findLabelsDirectly = (window) => {
  for (const name of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'])
    Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        return this.type === 'hidden' ? null : labelsOf(this);
      },
    });
};

/** jsdom with Node's fetch, so that a screen under test can call a real HTTP server. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missingGlobals) this.global[name] ??= globalThis[name];
    this.global.fetch ??= browserFetch;
    this.global.Request ??= BrowserRequest;
    findLabelsDirectly(this.global);
  }
};
