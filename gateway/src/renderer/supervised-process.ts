import type { RemoteRelease } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { LiveRelease } from '../releases/live-releases';
import { limits, restartDelaysMs, steadyMs } from './process/limits';
import type { FromRenderer } from './process/messages';
import type { RendererProcess, startRendererProcess } from './process/renderer-process';
import { readSources } from './release-sources';

type StartProcess = (
  options: Pick<Parameters<typeof startRendererProcess>[0], 'onMessage' | 'onExit'>,
) => RendererProcess;

/** How to start the process of one release. */
export interface ProcessOptions {
  remote: LiveRelease<RemoteRelease>;
  /** Path of the server module in the release. */
  entry: string;
  startProcess: StartProcess;
  logger: Logger;
}

interface Handlers {
  /** Called with each message of a loaded, or loading, process. */
  onMessage: (process: RendererProcess, message: FromRenderer, body: string) => void;
  /** Called when the process has ended, before the next one starts. */
  onExit: (reason: string) => void;
}

/** The process of one release, restarted whenever it ends. */
export interface SupervisedProcess {
  /** Resolves when the server module is loaded for the first time, or its process has ended. */
  ready: Promise<void>;
  /** The running process; null while there is none. */
  running: () => RendererProcess | null;
  /** `starting` is the first start only. `down` lasts until the next process has loaded. */
  state: () => 'starting' | 'loaded' | 'down';
  /** Kills the process and resolves when it has ended. */
  stop: () => Promise<void>;
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A promise, and the function that resolves it. */
const makeSignal = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

/** Sends the server code of the release and has the process evaluate it. */
const loadRelease = (process: RendererProcess, { remote, entry }: ProcessOptions) =>
  readSources(remote, entry).then(
    (files) => {
      for (const { path, text } of files) process.send({ type: 'file', path }, text);
      process.send({ type: 'load', entry, limits });
    },
    (error: unknown) => process.kill(`has no server code: ${messageOf(error)}`),
  );

/** Starts the process of a release, and starts it again with a growing delay when it ends. */
export const superviseProcess = (
  options: ProcessOptions,
  { onMessage, onExit }: Handlers,
): SupervisedProcess => {
  const { startProcess, logger } = options;
  let running: RendererProcess | null = null;
  let state: 'starting' | 'loaded' | 'down' = 'starting';
  let isStopped = false;
  let delayMs: number = restartDelaysMs[0];
  let restart: NodeJS.Timeout | null = null;
  const ready = makeSignal();
  const ended = makeSignal();

  const scheduleRestart = (reason: string, wasSteady: boolean) => {
    if (wasSteady) delayMs = restartDelaysMs[0];
    logger.error({ reason, restartInMs: delayMs }, 'a renderer ended');
    restart = setTimeout(start, delayMs);
    restart.unref();
    delayMs = Math.min(delayMs * 2, restartDelaysMs[1]);
  };

  const start = () => {
    restart = null;
    const startedAt = Date.now();
    let loadTimer: NodeJS.Timeout | null = null;
    const handleExit = (reason: string) => {
      if (loadTimer) clearTimeout(loadTimer);
      const wasSteady = state === 'loaded' && Date.now() - startedAt >= steadyMs;
      running = null;
      state = 'down';
      onExit(reason);
      ready.resolve();
      if (isStopped) ended.resolve();
      else scheduleRestart(reason, wasSteady);
    };
    const handleMessage = (message: FromRenderer, body: string) => {
      if (message.type === 'loaded') {
        state = 'loaded';
        if (loadTimer) clearTimeout(loadTimer);
        ready.resolve();
      } else if (running) onMessage(running, message, body);
    };
    try {
      running = startProcess({ onMessage: handleMessage, onExit: handleExit });
    } catch (error) {
      handleExit(`could not be started: ${messageOf(error)}`);
      return;
    }
    const process = running;
    loadTimer = setTimeout(
      () => process.kill(`did not load within ${limits.loadTimeoutMs} ms`),
      limits.loadTimeoutMs,
    );
    void loadRelease(process, options);
  };
  start();

  return {
    ready: ready.promise,
    running: () => running,
    state: () => state,
    stop: async () => {
      isStopped = true;
      if (restart) clearTimeout(restart);
      if (!running) return;
      running.kill('was stopped');
      await ended.promise;
    },
  };
};
