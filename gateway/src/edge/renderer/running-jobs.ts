import type { PrepareRequest } from '@setu/protocol';
import type { Logger } from '@setu/service-kit';
import { type Job, startJob } from './job';
import type { Culprit, Outcome, ReadApi } from './page-renderer';
import { limits } from './process/limits';
import type { FromRenderer, ToRenderer } from './process/messages';
import type { RendererProcess } from './process/renderer-process';
import { messageOf } from './supervise-renderer';

type Message<T extends FromRenderer['type']> = Extract<FromRenderer, { type: T }>;

/** A job, and how its page is made from the process's answer. */
interface RunningJob<Page> extends Job<Page> {
  /** @throws Error when the answer is not valid */
  readAnswer: (answer: Message<'done'>, body: Buffer) => Page;
}

// biome-ignore lint/suspicious/noExplicitAny: jobs of both kinds are in one map
type AnyJob = RunningJob<any>;

/** Makes a read for a job, and sends the reply back to its process. */
const answerRead = async (
  jobs: ReadonlyMap<number, AnyJob>,
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
const finishJob = (job: AnyJob | undefined, answer: Message<'done'>, body: Buffer) => {
  try {
    job?.end({ kind: 'done', page: job.readAnswer(answer, body) });
  } catch (error) {
    job?.fail(messageOf(error));
  }
};

interface Work<Page> extends Pick<RunningJob<Page>, 'readAnswer'> {
  /** Path of the page, for the log. */
  path: string;
  readApi: ReadApi;
  timeoutMs: number;
  culprit: Culprit;
  message: { kind: 'prepare'; request: PrepareRequest } | { kind: 'render'; request: { address: string } };
  body?: Buffer;
}

/** The current jobs of a process. */
export interface RunningJobs {
  /** Sends work to the process, and waits for its end. */
  run: <Page>(process: RendererProcess, work: Work<Page>) => Promise<Outcome<Page>>;
  /** Handles a message of the process about its jobs. */
  handle: (process: RendererProcess, message: FromRenderer, body: Buffer) => void;
  /** Ends all jobs, because the process ended. @param isFailure false when the process was stopped on purpose */
  endAll: (reason: string, isFailure: boolean) => void;
  count: () => number;
}

/** @param onEnd called after each job */
export const makeRunningJobs = (logger: Logger, onEnd: () => void): RunningJobs => {
  const jobs = new Map<number, AnyJob>();
  let lastJob = 0;

  const log = (kind: string, path: string, outcome: Outcome<unknown>, readTrouble: string | null) => {
    if (outcome.kind === 'failed')
      logger.error({ path, of: outcome.of, reason: outcome.reason, readTrouble }, `${kind} failed`);
    else if (readTrouble) logger.warn({ path, readTrouble }, 'a page was prepared although reads failed');
  };

  return {
    run: <Page>(process: RendererProcess, work: Work<Page>) => {
      lastJob += 1;
      const id = lastJob;
      const { path, readApi, timeoutMs, culprit, message } = work;
      return new Promise<Outcome<Page>>((resolve) => {
        const job = startJob<Page>({
          name: message.kind,
          readApi,
          timeoutMs,
          culprit,
          onTimeout: () => process.send({ type: 'cancel', job: id }),
          onEnd: (outcome) => {
            jobs.delete(id);
            log(message.kind, path, outcome, job.readTrouble());
            resolve(outcome);
            onEnd();
          },
        });
        jobs.set(id, { ...job, readAnswer: work.readAnswer });
        // Its reads, its end, and a message that was already sent when it is cancelled.
        process.allow(limits.readsPerJob + 2);
        process.send({ type: 'job', job: id, ...message } as ToRenderer, work.body);
      });
    },
    handle: (process, message, body) => {
      if (message.type === 'read') void answerRead(jobs, process, message);
      else if (message.type === 'done') finishJob(jobs.get(message.job), message, body);
      else if (message.type === 'failed') {
        const job = jobs.get(message.job);
        if (message.cause === 'limit') job?.fail(message.reason, message.of);
        else job?.giveUp(message.reason, message.of);
      }
    },
    endAll: (reason, isFailure) => {
      for (const job of jobs.values())
        if (isFailure) job.fail(reason);
        else job.end({ kind: 'skipped' });
    },
    count: () => jobs.size,
  };
};
