import type { PrepareRequest } from '@setu/contracts';
import { makeBreaker } from './breaker';
import { checkPreparation, checkRendering } from './check-answer';
import { type Job, startJob } from './job';
import type { Culprit, Outcome, PreparedPage, ReadApi, RenderedPage } from './page-renderer';
import { limits } from './process/limits';
import type { FromRenderer, ToRenderer } from './process/messages';
import type { RendererProcess } from './process/renderer-process';
import { messageOf, type ProcessOptions, superviseProcess } from './supervised-process';

/** Runs the server code of a shell and a remote. Never throws, and restarts its process when that ends. */
export interface Renderer {
  prepare: (request: PrepareRequest, read: ReadApi) => Promise<Outcome<PreparedPage>>;
  render: (address: string, bootJson: string) => Promise<Outcome<RenderedPage>>;
  /** Resolves when the server code is loaded, or its process ended. */
  ready: Promise<void>;
  /** Stops when the pages in hand are done. */
  retire: () => void;
  /** Kills the process and resolves when it has ended. */
  stop: () => Promise<void>;
}

type Message<T extends FromRenderer['type']> = Extract<FromRenderer, { type: T }>;

const skipped = { kind: 'skipped' } as const;

/** A job and what makes its page of the process's answer. */
interface RunningJob<Page> extends Job<Page> {
  /** @throws Error when the answer is not valid */
  readAnswer: (answer: Message<'done'>, body: string) => Page;
}

// biome-ignore lint/suspicious/noExplicitAny: jobs of both kinds are in one map
type AnyJob = RunningJob<any>;

/** Makes the read that a job asked for, and sends the reply back to its process. */
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
const finishJob = (job: AnyJob | undefined, answer: Message<'done'>, body: string) => {
  try {
    job?.end({ kind: 'done', page: job.readAnswer(answer, body) });
  } catch (error) {
    job?.fail(messageOf(error));
  }
};

/** Pages are rendered from their boot data alone. */
const noReads: ReadApi = () => {
  throw new Error('A read was made while a page was rendered');
};

interface Work<Page> extends Pick<RunningJob<Page>, 'readAnswer'> {
  /** Path of the page, for the log. */
  path: string;
  readApi: ReadApi;
  timeoutMs: number;
  culprit: Culprit;
  message: { kind: 'prepare'; request: PrepareRequest } | { kind: 'render'; request: { address: string } };
  body?: string;
}

export const startRenderer = (options: ProcessOptions): Renderer => {
  const { logger } = options;
  const jobs = new Map<number, AnyJob>();
  const breaker = makeBreaker();
  let lastJob = 0;
  let renderings = 0;
  let isRetired = false;
  /** Why this process cannot render; null when it can. */
  let problem: Message<'loaded'>['problem'] = null;

  const handleMessage = (process: RendererProcess, message: FromRenderer, body: string) => {
    if (message.type === 'unloadable') process.kill(`could not load: ${message.reason}`);
    else if (message.type === 'crash') process.kill(`threw outside of a page: ${message.reason}`);
    else if (message.type === 'read') void answerRead(jobs, process, message);
    else if (message.type === 'done') finishJob(jobs.get(message.job), message, body);
    else if (message.type === 'failed') {
      const job = jobs.get(message.job);
      if (message.cause === 'limit') job?.fail(message.reason, message.of);
      else job?.giveUp(message.reason, message.of);
    }
  };
  let isStopping = false;
  const supervised = superviseProcess(options, {
    onLoaded: (found) => {
      problem = found;
      if (found) logger.error(found, 'pages cannot be rendered');
    },
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

  const run = <Page>(process: RendererProcess, work: Work<Page>) => {
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
          const readTrouble = job.readTrouble();
          if (outcome.kind === 'failed')
            logger.error(
              { path, of: outcome.of, reason: outcome.reason, readTrouble },
              `${message.kind} failed`,
            );
          else if (readTrouble)
            logger.warn({ path, readTrouble }, 'a page was prepared although reads failed');
          resolve(outcome);
          stopWhenIdle();
        },
      });
      jobs.set(id, { ...job, readAnswer: work.readAnswer });
      // Its reads, its end, and what is already sent when it is cancelled.
      process.allow(limits.readsPerJob + 2);
      process.send({ type: 'job', job: id, ...message } as ToRenderer, work.body);
    });
  };

  /** The process if it can work on a page now, else the outcome for the page. */
  const readyProcess = (culprit: Culprit): RendererProcess | Exclude<Outcome<never>, { kind: 'done' }> => {
    // No page blames a release for a process that has not started yet.
    if (isStopping || supervised.state() === 'starting') return skipped;
    const process = supervised.running();
    if (!process || supervised.state() === 'down')
      return { kind: 'failed', of: culprit, reason: 'The renderer is not running' };
    if (!process.isResponsive())
      return { kind: 'failed', of: culprit, reason: 'The renderer does not answer' };
    return jobs.size >= limits.jobsAtOnce ? skipped : process;
  };

  const { shell, remote } = options.releases;

  return {
    ready: supervised.ready,
    prepare: async (request, readApi) => {
      if (!remote?.release.server) return skipped;
      const process = readyProcess('remote');
      if ('kind' in process) return process;
      return run<PreparedPage>(process, {
        path: request.path,
        readApi,
        timeoutMs: limits.prepareTimeoutMs,
        culprit: 'remote',
        message: { kind: 'prepare', request },
        readAnswer: ({ head, status }, body) => checkPreparation({ head, status, body }),
      });
    },
    render: async (address, bootJson) => {
      if (!shell.release.render || breaker.isOpen() || renderings >= limits.renderingsAtOnce) return skipped;
      const culprit = remote ? 'either' : 'shell';
      const process = readyProcess(culprit);
      if ('kind' in process) return process;
      if (problem) return { kind: 'failed', ...problem };
      renderings += 1;
      const outcome = await run<RenderedPage>(process, {
        path: address.split('?')[0] ?? address,
        readApi: noReads,
        timeoutMs: limits.renderTimeoutMs,
        culprit,
        message: { kind: 'render', request: { address } },
        body: bootJson,
        readAnswer: ({ cssLength, problem: thrown }, body) =>
          checkRendering({ cssLength, problem: thrown, body }),
      });
      renderings -= 1;
      breaker.note(outcome.kind === 'failed' || (outcome.kind === 'done' && outcome.page.problem !== null));
      return outcome;
    },
    retire: () => {
      isRetired = true;
      stopWhenIdle();
    },
    stop,
  };
};
