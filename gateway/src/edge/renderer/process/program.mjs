/*
 * Runs the server code of a remote, and of the shell around it, in a separate process. The gateway starts it from this text, without
 * a file, an environment or a network, and exchanges frames with it over stdin and stdout (frames.ts, messages.ts).
 *
 * It is plain JavaScript in one file, because the process may not read any other. The process itself is the security boundary: its
 * user, Node's permission model, its network namespace, and the limits that the gateway enforces. The `vm` context below is an
 * additional layer: the code gets the globals of a browser and no access to Node's modules.
 */
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import vm from 'node:vm';

const { stdin, stdout } = process;
const exit = process.exit.bind(process);

/** Globals of the context, in addition to those of the language. */
const globalNames = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'ByteLengthQueuingStrategy',
  'CountQueuingStrategy',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'performance',
  'queueMicrotask',
  'structuredClone',
];

/** A timer with a numeric id, as in browsers: from Node's timer objects all timers of the process can be reached. */
const numbered =
  (start) =>
  (callback, ms, ...values) =>
    Number(start(() => callback(...values), ms));

const noop = () => undefined;

const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: false, wasm: false },
});
/** Built-ins of the context: values for the code are made with them, so that `instanceof` works inside. */
const inside = vm.runInContext('({ Error, JSON, Promise, TypeError })', context);

/**
 * A copy of a class for the context. Changes of server code to the copy do not affect this program, which uses the original.
 * Objects that Node makes, such as the headers of a response, also count as instances of the copy.
 */
const copyOf = (Original) => {
  // Read before the freeze: members copied from a frozen class would be read-only, and polyfills replace them.
  const { constructor: _, ...members } = Object.getOwnPropertyDescriptors(Original.prototype);
  Object.freeze(Original);
  Object.freeze(Original.prototype);
  const copy = class extends Original {
    static [Symbol.hasInstance](value) {
      return value instanceof Original;
    }
  };
  Object.defineProperties(copy.prototype, members);
  Object.defineProperty(copy, 'name', { value: Original.name });
  return copy;
};
/** By its name: some plain functions of Node, such as queueMicrotask, look like classes. */
const isClass = (name) => /^[A-Z]/.test(name);
const handedIn = (name) => (isClass(name) ? copyOf(globalThis[name]) : globalThis[name]);

Object.assign(context, Object.fromEntries(globalNames.map((name) => [name, handedIn(name)])), {
  console: inside.JSON.parse('{}'),
  process: inside.JSON.parse('{"env":{}}'),
  setInterval: numbered(setInterval),
  setTimeout: numbered(setTimeout),
});
for (const name of ['debug', 'error', 'info', 'log', 'trace', 'warn']) context.console[name] = noop;

const crash = (error) => void send({ type: 'crash', reason: textOf(error) }).then(() => exit(1));
process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);

// Code that escapes from the context finds nothing here that gives access to the machine.
for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'global', 'navigator'])
  delete globalThis[name];

const encoder = new TextEncoder();
const encode = encoder.encode.bind(encoder);

/** Sends a frame. @param body its parts, bytes */
const send = (head, body = []) => {
  const headBytes = encode(JSON.stringify(head));
  const start = new Uint8Array(8 + headBytes.length);
  const sizes = new DataView(start.buffer);
  sizes.setUint32(0, headBytes.length);
  sizes.setUint32(
    4,
    body.reduce((sum, { length }) => sum + length, 0),
  );
  start.set(headBytes, 8);
  const parts = [start, ...body];
  const last = parts.pop();
  stdout.cork();
  for (const part of parts) stdout.write(part);
  return new Promise((resolve) => {
    stdout.write(last, resolve);
    stdout.uncork();
  });
};

const textOf = (error) => {
  try {
    return String(error?.stack ?? error).slice(0, 2_000);
  } catch {
    return 'An error that cannot be written down';
  }
};

const files = new Map();
const modules = new Map();
let limits;
/** The remote's server module. */
let entry;
/** The shell's rendering module, and the remote's. */
let rendering;

const rootUrl = 'file:///';

const synthetic = (identifier, values) =>
  new vm.SyntheticModule(
    Object.keys(values),
    function set() {
      for (const [name, value] of Object.entries(values)) this.setExport(name, value);
    },
    { context, identifier },
  );

const asyncHooks = { AsyncLocalStorage, AsyncResource };
const refusal = (specifier) => new inside.Error(`Server code may not import ${specifier}`);
const nodeModules = {
  async_hooks: asyncHooks,
  /** Builds import Node's modules with it; it only returns those above. */
  module: {
    createRequire: () => (specifier) => {
      if (String(specifier).replace(/^node:/, '') === 'async_hooks') return asyncHooks;
      throw refusal(specifier);
    },
  },
};

const sourceModule = (path, specifier) => {
  const source = files.get(path);
  if (source === undefined) throw refusal(specifier);
  return new vm.SourceTextModule(source, {
    context,
    identifier: rootUrl + path,
    initializeImportMeta: (meta) => {
      meta.url = rootUrl + path;
    },
    importModuleDynamically: (wanted, referrer) => evaluated(moduleFor(wanted, referrer)),
  });
};

const nodeModule = (name, specifier) => {
  if (!Object.hasOwn(nodeModules, name)) throw refusal(specifier);
  return synthetic(`node:${name}`, nodeModules[name]);
};

/** A shared package, as the shell's rendering module provides it. */
const sharedModule = (key) => synthetic(`shared:${key}`, rendering.shell.shared[key]);

const isShared = (specifier) =>
  rendering !== undefined && Object.hasOwn(rendering.shell.shared ?? {}, specifier);

const makeModule = (kind, key, specifier) => {
  if (kind === 'file') return sourceModule(key.slice(rootUrl.length), specifier);
  return kind === 'shared' ? sharedModule(specifier) : nodeModule(key.slice(5), specifier);
};

/**
 * A file of the release by its path, a package that the shell shares, or an allowed module of Node; everything else is refused.
 */
const moduleFor = (specifier, referrer) => {
  const isFile = /^\.{0,2}\//.test(specifier);
  const kind = isFile ? 'file' : isShared(specifier) ? 'shared' : 'node';
  const key = {
    file: () => new URL(specifier, referrer.identifier).href,
    shared: () => `shared:${specifier}`,
    node: () => specifier.replace(/^(node:)?/, 'node:'),
  }[kind]();
  const module = modules.get(key) ?? makeModule(kind, key, specifier);
  modules.set(key, module);
  return module;
};

/** Modules are linked one at a time, because concurrent jobs may import the same module. */
let linking = Promise.resolve();

/** An evaluated module. In a circular import the partly evaluated module is returned. */
const evaluated = async (module) => {
  linking = linking.then(() => (module.status === 'unlinked' ? module.link(moduleFor) : undefined));
  const linked = linking;
  linking = linked.catch(noop);
  await linked;
  if (module.status !== 'evaluating') await module.evaluate();
  return module;
};

const evaluatedFile = async (path) =>
  (await evaluated(moduleFor(`/${path}`, { identifier: rootUrl }))).namespace;

/** Loads the rendering modules: the shell's first, because the remote imports its shared packages. */
const loadRendering = async ({ shell, remote }) => {
  let of = 'shell';
  try {
    rendering = { shell: await evaluatedFile(shell), remote: null };
    of = 'remote';
    if (remote) rendering.remote = await evaluatedFile(remote);
    return null;
  } catch (error) {
    rendering = undefined;
    return { of, reason: textOf(error) };
  }
};

const load = async ({ entry: path, rendering: paths }) => {
  try {
    if (path) entry = await evaluatedFile(path);
  } catch (error) {
    void send({ type: 'unloadable', reason: textOf(error) });
    return;
  }
  void send({ type: 'loaded', problem: paths ? await loadRendering(paths) : null });
};

const jobs = new Map();
const reads = new Map();
let lastRead = 0;

/** Ends a job once; later calls are ignored. */
const end = (job, head, body) => {
  if (jobs.delete(job.id)) void send({ ...head, job: job.id }, body);
};
const fail = (job, cause, reason, of = 'remote') => end(job, { type: 'failed', cause, of, reason });

class LimitError extends Error {}

/** The remote's module of a screen threw, or there is none. */
class ScreenError extends Error {}

/** The read of an API address, which the gateway makes for the visitor of this job. */
const fetchFor = (job) => (url, init) =>
  new inside.Promise((resolve, reject) => {
    const refuse = (reason) => reject(new inside.TypeError(reason));
    if (!jobs.has(job.id)) return refuse('Nothing waits for this page any more');
    job.reads += 1;
    if (job.reads > limits.readsPerJob) {
      fail(job, 'limit', `A page may make ${limits.readsPerJob} reads, this one made more`);
      return refuse('Too many reads for one page');
    }
    const address = String(url);
    if (address.length > limits.urlLength) return refuse('The address of this read is too long');
    lastRead += 1;
    reads.set(lastRead, { job, resolve, refuse });
    void send({
      type: 'read',
      job: job.id,
      read: lastRead,
      url: address,
      method: String(init?.method ?? 'GET').slice(0, 20),
    });
  });

const bodiless = new Set([204, 205, 304]);

const answerRead = ({ read, status, headers, reason }, body) => {
  const waiting = reads.get(read);
  reads.delete(read);
  if (!waiting) return;
  if (reason) waiting.refuse(reason);
  else waiting.resolve(new Response(bodiless.has(status) ? null : body, { status, headers }));
};

/** For each kind of job a function that returns the head and the body of its answer. */
const kinds = {
  prepare: async (request, fetch) => {
    const { state, head, status } = await entry.prepare(request, fetch);
    const body = JSON.stringify(state);
    if (body === undefined) throw new Error('prepare() answered no state');
    if (body.length > limits.stateBytes)
      throw new LimitError(`The state has ${body.length} characters, ${limits.stateBytes} bytes are allowed`);
    if (JSON.stringify(head ?? null).length > limits.headBytes)
      throw new LimitError(`The head is larger than ${limits.headBytes} bytes`);
    return { head: { head: head ?? null, status }, body: [encode(body)] };
  },
  render: async ({ address }, _, boot) => {
    const { screens } = rendering.remote ?? {};
    const importScreen = async (screen) => {
      try {
        return (await screens?.[screen]?.()) ?? null;
      } catch (error) {
        throw new ScreenError(textOf(error));
      }
    };
    const { html, css, error } = await rendering.shell.render(inside.JSON.parse(boot), address, importScreen);
    if (html.length + css.length > limits.pageBytes)
      throw new LimitError(`The page is larger than ${limits.pageBytes} bytes`);
    const problem = error === null ? null : textOf(error);
    const styles = encode(css);
    return { head: { cssLength: styles.length, problem }, body: [styles, encode(html)] };
  },
};

const run = async ({ job: id, kind, request }, given) => {
  const job = { id, reads: 0 };
  jobs.set(id, job);
  try {
    const { head, body } = await kinds[kind](
      inside.JSON.parse(JSON.stringify(request)),
      fetchFor(job),
      given,
    );
    end(job, { type: 'done', ...head }, body);
  } catch (error) {
    const isLimit = error instanceof LimitError;
    const isOfRemote = isLimit ? rendering?.remote !== null : error instanceof ScreenError;
    fail(
      job,
      isLimit ? 'limit' : 'error',
      textOf(error),
      kind === 'render' && !isOfRemote ? 'shell' : 'remote',
    );
  }
};

/** The gateway stopped waiting: further reads are refused, and the job's answer is dropped. */
const cancel = (id) => {
  jobs.delete(id);
  for (const [read, waiting] of reads) {
    if (waiting.job.id !== id) continue;
    reads.delete(read);
    waiting.refuse('Nothing waits for this page any more');
  }
};

const handle = (message, body) => {
  if (message.type === 'ping') void send({ type: 'pong' });
  else if (message.type === 'job') void run(message, body);
  else if (message.type === 'answer') answerRead(message, body);
  else if (message.type === 'cancel') cancel(message.job);
  else if (message.type === 'file') files.set(message.path, body);
  else if (message.type === 'load') {
    limits = message.limits;
    void load(message);
  }
};

const decoder = new TextDecoder();
const prefixBytes = 8;
let chunks = [];
let length = 0;
/** Number of bytes that the next step of parsing needs. */
let needed = prefixBytes;

const joined = () => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/** Handles all complete frames that have arrived. */
const takeFrames = () => {
  while (length >= needed) {
    const bytes = chunks.length === 1 ? chunks[0] : joined();
    const sizes = new DataView(bytes.buffer, bytes.byteOffset);
    const bodyAt = prefixBytes + sizes.getUint32(0);
    const endAt = bodyAt + sizes.getUint32(4);
    chunks = [bytes];
    needed = endAt;
    if (length < endAt) return;
    chunks = [bytes.subarray(endAt)];
    length -= endAt;
    needed = prefixBytes;
    const head = JSON.parse(decoder.decode(bytes.subarray(prefixBytes, bodyAt)));
    handle(head, decoder.decode(bytes.subarray(bodyAt, endAt)));
  }
};

stdin.on('data', (chunk) => {
  chunks.push(chunk);
  length += chunk.length;
  takeFrames();
});
// The gateway has ended.
stdin.on('close', () => exit(0));
