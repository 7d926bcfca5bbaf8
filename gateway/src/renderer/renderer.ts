import type { PrepareRequest } from '@setu/contracts';
import { checkAnswer } from './check-answer';
import { type Job, startJob } from './job';
import type { Preparation, ReadApi } from './page-renderer';
import { limits } from './process/limits';
import type { FromRenderer } from './process/messages';
import type { RendererProcess } from './process/renderer-process';
import { messageOf, type ProcessOptions, superviseProcess } from './supervised-process';

/** Runs the server code of one release. Never throws, and restarts its process when that ends. */
export interface Renderer {
  prepare: (request: PrepareRequest, read: ReadApi) => Promise<Preparation>;
  /** Resolves when the server module is loaded, or its process ended. */
  ready: Promise<void>;
  /** Stops when the pages in hand are prepared. */
  retire: () => void;
  /** Kills the process and resolves when it has ended. */
  stop: () => Promise<void>;
}

type Message<T extends FromRenderer['type']> = Extract<FromRenderer, { type: T }>;

const skipped: Preparation = { kind: 'skipped' };

/** Makes the read that a job asked for, and sends the reply back to its process. */
const answerRead = async (
  jobs: ReadonlyMap<number, Job>,
  process: RendererProcess,
  { job: id, read, method, url }: Message<'read'>,
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

/** Ends a job with its answer, if that is valid. */
const finishJob = (job: Job | undefined, answer: Message<'done'>, body: string) => {
  try {
    job?.end({ kind: 'prepared', page: checkAnswer({ ...answer, body }) });
  } catch (error) {
    job?.fail(messageOf(error));
  }
};

export const startRenderer = (options: ProcessOptions): Renderer => {
  const { logger } = options;
  const jobs = new Map<number, Job>();
  let lastJob = 0;
  let isRetired = false;

  const handleMessage = (process: RendererProcess, message: FromRenderer, body: string) => {
    if (message.type === 'unloadable') process.kill(`could not load: ${message.reason}`);
    else if (message.type === 'crash') process.kill(`threw outside of a page: ${message.reason}`);
    else if (message.type === 'read') void answerRead(jobs, process, message);
    else if (message.type === 'done') finishJob(jobs.get(message.job), message, body);
    else if (message.type === 'failed') {
      const job = jobs.get(message.job);
      if (message.cause === 'limit') job?.fail(message.reason);
      else job?.giveUp(message.reason);
    }
  };
  let isStopping = false;
  const supervised = superviseProcess(options, {
    onMessage: handleMessage,
    onExit: (reason) => {
      for (const job of jobs.values())
        if (isStopping) job.end(skipped);
        else job.fail(`The renderer ${reason}`);
    },
  });
  const stop = () => {
    isStopping = true;
    return supervised.stop();
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
          else if (readTrouble)
            logger.warn({ path, readTrouble }, 'a page was prepared although reads failed');
          resolve(preparation);
          stopWhenIdle();
        },
      });
      jobs.set(id, job);
      // Its reads, its end, and what is already sent when it is cancelled.
      process.allow(limits.readsPerJob + 2);
      process.send({ type: 'job', job: id, kind: 'prepare', request });
    });
  };

  return {
    ready: supervised.ready,
    prepare: async (request, readApi) => {
      // No page blames a release for a process that has not started yet.
      if (isStopping || supervised.state() === 'starting') return skipped;
      const process = supervised.running();
      if (!process || supervised.state() === 'down')
        return { kind: 'failed', reason: 'The renderer is not running' };
      if (!process.isResponsive()) return { kind: 'failed', reason: 'The renderer does not answer' };
      if (jobs.size >= limits.jobsAtOnce) return skipped;
      return run(process, request, readApi);
    },
    retire: () => {
      isRetired = true;
      stopWhenIdle();
    },
    stop,
  };
};
