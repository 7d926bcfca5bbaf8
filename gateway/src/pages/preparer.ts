import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PageHead, type PrepareRequest, type RemoteRelease } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import { z } from 'zod';
import type { LiveRelease } from '../live-releases';
import type { UpstreamReply } from '../upstreams';

/** Milliseconds a page waits for its preparation; then it comes without. */
const prepareTimeout = 1_500;
/** Milliseconds in which a thread that let a page wait must show that it still runs. */
const pongTimeout = 2_000;
/** Preparations one thread has in hand at most; further pages come without. */
const maxJobs = 200;
/** Delay before a thread that died is started again, ms: the first one, and what it doubles up to. */
const restartDelays = [250, 10_000] as const;

/** Makes a GET of the page's API for whoever asked for the page. */
export type ReadApi = (url: string) => Promise<UpstreamReply>;

/** What a remote's server module made of a route. */
export interface PreparedPage {
  /** Dehydrated query state as JSON. */
  stateJson: string;
  head: PageHead | null;
  status: number;
}

const FromWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('read'), job: z.int(), read: z.int(), url: z.string(), method: z.string() }),
  z.object({
    type: z.literal('prepared'),
    job: z.int(),
    state: z.string(),
    head: PageHead.nullable(),
    status: z.int().min(200).max(599),
  }),
  z.object({ type: z.literal('failed'), job: z.int(), reason: z.string() }),
]);

interface Job {
  read: ReadApi;
  settle: (prepared: PreparedPage | null) => void;
}

/** Prepares the pages of one release in a thread of its own. Never throws: what cannot be prepared is null. */
export interface Preparer {
  prepare: (request: PrepareRequest, read: ReadApi) => Promise<PreparedPage | null>;
  /** Resolves when the thread has loaded its module, or failed to. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  remote: LiveRelease<RemoteRelease>;
  /** The server module's path in the release's folder. */
  module: string;
  /** Address of prepare-worker.mjs. */
  workerFile: URL;
  logger: Logger;
}

export const startPreparer = ({ remote, module, workerFile, logger: parent }: Options): Preparer => {
  const { name, version } = remote.release;
  const logger = parent.child({ remote: name, version });
  const jobs = new Map<number, Job>();
  let lastJob = 0;
  let worker: Worker | null = null;
  let isStopped = false;
  let delay: number = restartDelays[0];
  let restart: NodeJS.Timeout | null = null;
  let pong: NodeJS.Timeout | null = null;
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  /** Nothing is expected of the thread any more. */
  const forgive = () => {
    if (pong) clearTimeout(pong);
    pong = null;
  };

  const settle = (id: number, prepared: PreparedPage | null) => {
    jobs.get(id)?.settle(prepared);
    jobs.delete(id);
  };

  const answer = async (
    thread: Worker,
    { job, read, url, method }: { job: number; read: number; url: string; method: string },
  ) => {
    const reader = jobs.get(job)?.read;
    try {
      if (!reader || method !== 'GET')
        throw new Error(reader ? 'Only GET is for preparing a page' : 'Too late');
      thread.postMessage({ type: 'answer', read, reply: await reader(url) });
    } catch (err) {
      logger.warn({ err, path: url.split('?')[0] }, 'a read for a page failed');
      thread.postMessage({ type: 'answer', read, reason: 'The read failed' });
    }
  };

  const handle = (thread: Worker, message: unknown) => {
    const parsed = FromWorker.safeParse(message);
    if (!parsed.success) {
      logger.error({ err: parsed.error }, 'a page was prepared in a shape nobody knows');
      const job = z.object({ job: z.int() }).safeParse(message);
      if (job.success) settle(job.data.job, null);
      return;
    }
    const said = parsed.data;
    if (said.type === 'ready') markReady();
    else if (said.type === 'read') void answer(thread, said);
    else if (said.type === 'prepared') {
      delay = restartDelays[0];
      settle(said.job, { stateJson: said.state, head: said.head, status: said.status });
    } else if (said.type === 'failed') {
      logger.error({ reason: said.reason }, 'a page could not be prepared');
      settle(said.job, null);
    }
    forgive();
  };

  const start = () => {
    restart = null;
    const thread = new Worker(workerFile, {
      workerData: { module: pathToFileURL(join(remote.folder, module)).href },
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    worker = thread;
    thread.unref();
    thread.on('message', (message: unknown) => handle(thread, message));
    thread.on('error', (err) => logger.error({ err }, 'the thread that prepares pages broke'));
    thread.on('exit', () => {
      if (worker === thread) worker = null;
      forgive();
      for (const id of [...jobs.keys()]) settle(id, null);
      markReady();
      if (isStopped) return;
      restart = setTimeout(start, delay);
      restart.unref();
      delay = Math.min(delay * 2, restartDelays[1]);
    });
  };

  /** A thread may be slow because a service is: only one that does not answer at all is ended. */
  const suspect = (thread: Worker | null) => {
    if (!thread || pong || worker !== thread) return;
    thread.postMessage({ type: 'ping' });
    pong = setTimeout(() => {
      pong = null;
      logger.error('the thread that prepares pages hangs and is ended');
      void thread.terminate();
    }, pongTimeout);
    pong.unref();
  };

  start();
  return {
    ready,
    prepare: (request, read) => {
      const thread = worker;
      if (!thread || jobs.size >= maxJobs) return Promise.resolve(null);
      lastJob += 1;
      const id = lastJob;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          logger.warn({ path: request.path }, 'a page was not prepared in time');
          settle(id, null);
          suspect(thread);
        }, prepareTimeout);
        jobs.set(id, {
          read,
          settle: (prepared) => {
            clearTimeout(timer);
            resolve(prepared);
          },
        });
        thread.postMessage({ type: 'prepare', job: id, request });
      });
    },
    stop: async () => {
      isStopped = true;
      if (restart) clearTimeout(restart);
      forgive();
      await worker?.terminate();
    },
  };
};
