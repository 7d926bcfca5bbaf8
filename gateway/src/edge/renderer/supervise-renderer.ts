import type { FrontendRelease } from '@setu/protocol';
import type { Logger } from '@setu/service-kit';
import type { LiveRelease, PageReleases } from '../../releases/live-releases';
import type { PageWaits } from './page-waits';
import { limits, restartDelaysMs, steadyMs } from './process/limits';
import type { FromRenderer } from './process/messages';
import type { RendererProcess, startRendererProcess } from './process/renderer-process';
import { readSources } from './release-sources';

type StartProcess = (
  options: Pick<Parameters<typeof startRendererProcess>[0], 'onMessage' | 'onExit'>,
) => RendererProcess;

/** How to start the process of a shell and a remote. */
export interface ProcessOptions {
  releases: PageReleases;
  startProcess: StartProcess;
  waits: PageWaits;
  logger: Logger;
}

interface Handlers {
  /** Called when the server code is loaded. @param problem why it cannot render pages */
  onLoaded: (problem: Extract<FromRenderer, { type: 'loaded' }>['problem']) => void;
  /** Called with each message of a loaded, or loading, process. */
  onMessage: (process: RendererProcess, message: FromRenderer, body: Buffer) => void;
  /** Called when the process has ended, before the next one starts. */
  onExit: (reason: string) => void;
}

/** The process of a shell and a remote, restarted whenever it ends. */
export interface SupervisedRenderer {
  /** Resolves when the server code is loaded for the first time, or its process has ended. */
  ready: Promise<void>;
  /** The running process; null while there is none. */
  running: () => RendererProcess | null;
  /** `starting` is only the first start: after a failure the state is `down` until the next process has loaded. */
  state: () => 'starting' | 'loaded' | 'resting' | 'down';
  /** Ends the process until `wake`. Nothing happens unless it is loaded. */
  rest: () => void;
  /** Starts a resting process again. Resolves when its server code is loaded or the process has ended; at once when it is not resting. */
  wake: () => Promise<void>;
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

const modulesOf = ({ shell, remote }: PageReleases) => {
  const render = shell.release.render ?? null;
  return {
    server: remote?.release.server ?? null,
    shellRender: render,
    // A remote's rendering module needs that of the shell.
    remoteRender: render === null ? null : (remote?.release.render ?? null),
  };
};

/** Whether these releases have any server code. */
export const hasServerCode = (releases: PageReleases): boolean => {
  const { server, shellRender } = modulesOf(releases);
  return server !== null || shellRender !== null;
};

const isThere = (path: string | null) => path !== null;

/** Sends the server code of both releases and has the process evaluate it. */
const loadReleases = async (process: RendererProcess, { releases }: ProcessOptions) => {
  const { server, shellRender, remoteRender } = modulesOf(releases);
  const send = async (
    part: 'shell' | 'remote',
    of: LiveRelease<FrontendRelease> | null,
    modules: (string | null)[],
  ) => {
    const wanted = modules.filter(isThere);
    if (!of || wanted.length === 0) return;
    for (const { path, text } of await readSources(of, wanted))
      process.send({ type: 'file', path: `${part}/${path}` }, text);
  };
  try {
    await Promise.all([
      send('shell', releases.shell, [shellRender]),
      send('remote', releases.remote, [server, remoteRender]),
    ]);
  } catch (error) {
    process.kill(`has no server code: ${messageOf(error)}`);
    return;
  }
  process.send({
    type: 'load',
    entry: server === null ? null : `remote/${server}`,
    rendering:
      shellRender === null
        ? null
        : {
            shell: `shell/${shellRender}`,
            remote: remoteRender === null ? null : `remote/${remoteRender}`,
          },
    limits,
  });
};

/** Starts the process, and restarts it with a growing delay when it ends unexpectedly. */
export const superviseRenderer = (
  options: ProcessOptions,
  { onLoaded, onMessage, onExit }: Handlers,
): SupervisedRenderer => {
  const { startProcess, waits, logger } = options;
  let running: RendererProcess | null = null;
  let state: ReturnType<SupervisedRenderer['state']> = 'starting';
  let isStopped = false;
  let delayMs: number = restartDelaysMs[0];
  let restart: NodeJS.Timeout | null = null;
  const ready = makeSignal();
  const ended = makeSignal();
  /** Resolves when the process that `rest` ends has ended. */
  let rested: ReturnType<typeof makeSignal> | null = null;
  /** Resolves when the process that `wake` starts has loaded, or has ended. */
  let woken: ReturnType<typeof makeSignal> | null = null;

  const settle = () => {
    ready.resolve();
    woken?.resolve();
    woken = null;
  };

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
      if (rested) {
        rested.resolve();
        rested = null;
        ended.resolve();
        return;
      }
      state = 'down';
      onExit(reason);
      settle();
      if (isStopped) ended.resolve();
      else scheduleRestart(reason, wasSteady);
    };
    const handleMessage = (message: FromRenderer, body: Buffer) => {
      if (message.type === 'loaded') {
        state = 'loaded';
        if (loadTimer) clearTimeout(loadTimer);
        onLoaded(message.problem);
        settle();
      } else if (running) onMessage(running, message, body);
    };
    try {
      running = startProcess({ onMessage: handleMessage, onExit: handleExit });
    } catch (error) {
      handleExit(`could not be started: ${messageOf(error)}`);
      return;
    }
    const process = running;
    loadTimer = setTimeout(() => process.kill(`did not load within ${waits.loadMs} ms`), waits.loadMs);
    void loadReleases(process, options);
  };
  start();

  return {
    ready: ready.promise,
    running: () => running,
    state: () => state,
    rest: () => {
      if (state !== 'loaded' || !running) return;
      state = 'resting';
      rested = makeSignal();
      running.kill('rests');
    },
    wake: async () => {
      if (state !== 'resting') return woken?.promise;
      state = 'starting';
      woken = makeSignal();
      const { promise } = woken;
      await rested?.promise;
      if (!isStopped) start();
      return promise;
    },
    stop: async () => {
      isStopped = true;
      if (restart) clearTimeout(restart);
      if (!running) return;
      running.kill('was stopped');
      await ended.promise;
    },
  };
};
