import type { PrepareRequest, RemoteRelease } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { LiveRelease } from '../releases/live-releases';
import { checkAnswer } from './check-answer';
import { type Job, startJob } from './job';
import type { Preparation, ReadApi } from './page-renderer';
import { limits, restartDelaysMs, steadyMs } from './process/limits';
import type { FromRenderer } from './process/messages';
import type { RendererProcess, startRendererProcess } from './process/renderer-process';
import { readSources } from './release-sources';

/** Runs the server code of one release. Never throws, and starts its process again when that ends. */
export interface Renderer {
  prepare: (request: PrepareRequest, read: ReadApi) => Promise<Preparation>;
  /** Resolves when the server module is loaded, or its process ended. */
  ready: Promise<void>;
  /** Stops when the pages in hand are prepared. */
  retire: () => void;
  /** Kills the process and resolves when it has ended. */
  stop: () => Promise<void>;
}

type StartProcess = (
  options: Pick<Parameters<typeof startRendererProcess>[0], 'onMessage' | 'onExit'>,
) => RendererProcess;

interface Options {
  remote: LiveRelease<RemoteRelease>;
  /** Path of the server module in the release. */
  entry: string;
  startProcess: StartProcess;
  logger: Logger;
}

const skipped: Preparation = { kind: 'skipped' };
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const startRenderer = ({ remote, entry, startProcess, logger }: Options): Renderer => {
  const jobs = new Map<number, Job>();
  let lastJob = 0;
  let running: RendererProcess | null = null;
  /** `starting` is the first start only: no page blames the release for it. */
  let state: 'starting' | 'loaded' | 'down' = 'starting';
  let isStopped = false;
  let isRetired = false;
  let delayMs: number = restartDelaysMs[0];
  let restart: NodeJS.Timeout | null = null;
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  let markEnded = () => {};

  const answerRead = async (
    process: RendererProcess,
    { job: id, read, method, url }: Extract<FromRenderer, { type: 'read' }>,
  ) => {
    const job = jobs.get(id);
    if (!job) return;
    if (job.reads() >= limits.readsPerJob) return process.kill('made more reads for a page than allowed');
    try {
      const { status, headers, body } = await job.read(method, url);
      if (jobs.has(id)) process.send({ type: 'answer', read, status, headers }, body);
    } catch (error) {
      if (jobs.has(id)) process.send({ type: 'answer', read, reason: messageOf(error) });
    }
  };

  const finish = (id: number, answer: Extract<FromRenderer, { type: 'done' }>, body: string) => {
    const job = jobs.get(id);
    try {
      job?.end({ kind: 'prepared', page: checkAnswer({ ...answer, body }) });
    } catch (error) {
      job?.fail(messageOf(error));
    }
  };

  const handle = (process: RendererProcess, message: FromRenderer, body: string) => {
    if (message.type === 'unloadable') process.kill(`could not load: ${message.reason}`);
    else if (message.type === 'crash') process.kill(`threw outside of a page: ${message.reason}`);
    else if (message.type === 'read') void answerRead(process, message);
    else if (message.type === 'done') finish(message.job, message, body);
    else if (message.type === 'failed') {
      const job = jobs.get(message.job);
      if (message.cause === 'limit') job?.fail(message.reason);
      else job?.giveUp(message.reason);
    }
  };

  const begin = () => {
    restart = null;
    const startedAt = Date.now();
    let loadTimer: NodeJS.Timeout | null = null;
    const onExit = (reason: string) => {
      if (loadTimer) clearTimeout(loadTimer);
      const wasLoaded = state === 'loaded';
      running = null;
      state = 'down';
      for (const job of jobs.values())
        if (isStopped) job.end(skipped);
        else job.fail(`The renderer ${reason}`);
      markReady();
      markEnded();
      if (isStopped) return;
      if (wasLoaded && Date.now() - startedAt >= steadyMs) delayMs = restartDelaysMs[0];
      logger.error({ reason, restartInMs: delayMs }, 'a renderer ended');
      restart = setTimeout(begin, delayMs);
      restart.unref();
      delayMs = Math.min(delayMs * 2, restartDelaysMs[1]);
    };
    const onMessage = (message: FromRenderer, body: string) => {
      if (message.type === 'loaded') {
        state = 'loaded';
        if (loadTimer) clearTimeout(loadTimer);
        markReady();
      } else if (running) handle(running, message, body);
    };
    try {
      running = startProcess({ onMessage, onExit });
    } catch (error) {
      onExit(`could not be started: ${messageOf(error)}`);
      return;
    }
    const process = running;
    loadTimer = setTimeout(
      () => process.kill(`did not load within ${limits.loadTimeoutMs} ms`),
      limits.loadTimeoutMs,
    );
    readSources(remote, entry).then(
      (files) => {
        for (const { path, text } of files) process.send({ type: 'file', path }, text);
        process.send({ type: 'load', entry, limits });
      },
      (error: unknown) => process.kill(`has no server code: ${messageOf(error)}`),
    );
  };

  const stop = async () => {
    isStopped = true;
    if (restart) clearTimeout(restart);
    if (!running) return;
    const ended = new Promise<void>((resolve) => {
      markEnded = resolve;
    });
    running.kill('was stopped');
    await ended;
  };

  const stopWhenIdle = () => {
    if (!isRetired || jobs.size > 0) return;
    stop().catch((err: unknown) => logger.warn({ err }, 'a renderer did not end'));
  };

  const run = (process: RendererProcess, request: PrepareRequest, readApi: ReadApi) => {
    lastJob += 1;
    const id = lastJob;
    return new Promise<Preparation>((resolve) => {
      const job = startJob({
        readApi,
        timeoutMs: limits.prepareTimeoutMs,
        onTimeout: () => process.send({ type: 'cancel', job: id }),
        onEnd: (preparation) => {
          jobs.delete(id);
          const { path } = request;
          const readTrouble = job.readTrouble();
          if (preparation.kind === 'failed')
            logger.error({ path, reason: preparation.reason, readTrouble }, 'a page could not be prepared');
          else if (readTrouble) logger.warn({ path, readTrouble }, 'a page is prepared without some reads');
          resolve(preparation);
          stopWhenIdle();
        },
      });
      jobs.set(id, job);
      // Its reads, its end, and what is on the way when it is cancelled.
      process.allow(limits.readsPerJob + 2);
      process.send({ type: 'job', job: id, kind: 'prepare', request });
    });
  };

  begin();
  return {
    ready,
    prepare: async (request, readApi) => {
      if (isStopped || state === 'starting') return skipped;
      if (!running || state === 'down') return { kind: 'failed', reason: 'The renderer is not running' };
      if (!running.isResponsive()) return { kind: 'failed', reason: 'The renderer does not answer' };
      if (jobs.size >= limits.jobsAtOnce) return skipped;
      return run(running, request, readApi);
    },
    retire: () => {
      isRetired = true;
      stopWhenIdle();
    },
    stop,
  };
};
