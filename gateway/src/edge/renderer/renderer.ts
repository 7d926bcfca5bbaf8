import { setTimeout as sleep } from 'node:timers/promises';
import type { PrepareRequest } from '@setu/protocol';
import { makeBreaker } from './breaker';
import { checkPreparation, checkRendering } from './check-answer';
import type { RendererObserver } from './observe-renderer';
import type { Culprit, Outcome, PreparedPage, ReadApi, RenderedPage } from './page-renderer';
import { limits } from './process/limits';
import type { FromRenderer } from './process/messages';
import type { RendererProcess } from './process/renderer-process';
import { makeRunningJobs } from './running-jobs';
import { type ProcessOptions, superviseRenderer } from './supervise-renderer';

/** Runs the server code of a shell and a remote. Never throws, and restarts its process when it ends. */
export interface Renderer {
  prepare: (request: PrepareRequest, read: ReadApi) => Promise<Outcome<PreparedPage>>;
  render: (address: string, boot: Buffer) => Promise<Outcome<RenderedPage>>;
  /** Resolves when the server code is loaded, or its process ended. */
  ready: Promise<void>;
  /** Ends the process if no page needed it for this time, ms. The next page starts it again and waits for it. */
  restIfUnused: (unusedMs: number) => void;
  /** Stops after the current pages. */
  retire: () => void;
  /** Kills the process and resolves when it has ended. */
  stop: () => Promise<void>;
}

const skipped = { kind: 'skipped' } as const;

/** Pages are rendered from their boot data only. */
const noReads: ReadApi = () => {
  throw new Error('A read was made while a page was rendered');
};

interface Options extends ProcessOptions {
  /** Absent when no metrics are collected. */
  observer?: RendererObserver | undefined;
}

export const startRenderer = (options: Options): Renderer => {
  const { logger, waits, observer } = options;
  const breaker = makeBreaker();
  let renderings = 0;
  let isRetired = false;
  let isStopping = false;
  let usedAt = Date.now();
  /** Why this process cannot render; null when it can. */
  let problem: Extract<FromRenderer, { type: 'loaded' }>['problem'] = null;

  const jobs = makeRunningJobs(logger, () => stopWhenIdle());
  const supervised = superviseRenderer(options, {
    onLoaded: (found) => {
      problem = found;
      if (found) logger.error(found, 'pages cannot be rendered');
    },
    onMessage: (process, message, body) => {
      if (message.type === 'unloadable') process.kill(`could not load: ${message.reason}`);
      else if (message.type === 'crash') process.kill(`threw outside of a page: ${message.reason}`);
      else jobs.handle(process, message, body);
    },
    onExit: (reason) => jobs.endAll(`The renderer ${reason}`, !isStopping),
  });
  const stop = () => {
    isStopping = true;
    return supervised.stop();
  };
  const stopWhenIdle = () => {
    if (!isRetired || jobs.count() > 0) return;
    stop().catch((err: unknown) => logger.warn({ err }, 'a renderer did not end'));
  };

  /** The process if it can work on a page now, else the outcome for the page. */
  const readyProcess = (culprit: Culprit): RendererProcess | Exclude<Outcome<never>, { kind: 'done' }> => {
    // A process that has not started yet does not count as a failure of the release.
    if (isStopping || supervised.state() === 'starting' || supervised.state() === 'resting') return skipped;
    const process = supervised.running();
    if (!process || supervised.state() === 'down')
      return { kind: 'failed', of: culprit, reason: 'The renderer is not running' };
    if (!process.isResponsive())
      return { kind: 'failed', of: culprit, reason: 'The renderer does not answer' };
    return jobs.count() >= limits.jobsAtOnce ? skipped : process;
  };

  /** Starts a resting process again and waits for it. */
  const wake = async () => {
    usedAt = Date.now();
    if (isStopping || isRetired || supervised.state() === 'loaded') return;
    await Promise.race([supervised.wake(), sleep(waits.wakeMs, undefined, { ref: false })]);
  };

  const { shell, remote } = options.releases;
  /** Most visits begin with the home page, so its process never rests. */
  const hasHomePage = remote?.release.routes.some(({ path }) => path === '/');

  return {
    ready: supervised.ready,
    prepare: async (request, readApi) => {
      if (!remote?.release.server) return skipped;
      await wake();
      const process = readyProcess('remote');
      if ('kind' in process) return process;
      const startedAt = performance.now();
      const outcome = await jobs.run<PreparedPage>(process, {
        path: request.path,
        readApi,
        timeoutMs: waits.prepareMs,
        culprit: 'remote',
        message: { kind: 'prepare', request },
        readAnswer: ({ head, status }, body) => checkPreparation({ head, status, body }),
      });
      observer?.noteWork('prepare', outcome.kind, startedAt);
      return outcome;
    },
    render: async (address, boot) => {
      if (!shell.release.render || breaker.isOpen() || renderings >= limits.renderingsAtOnce) return skipped;
      await wake();
      const culprit = remote ? 'either' : 'shell';
      const process = readyProcess(culprit);
      if ('kind' in process) return process;
      if (problem) return { kind: 'failed', ...problem };
      renderings += 1;
      const startedAt = performance.now();
      const outcome = await jobs.run<RenderedPage>(process, {
        path: address.split('?')[0] ?? address,
        readApi: noReads,
        timeoutMs: waits.renderMs,
        culprit,
        message: { kind: 'render', request: { address } },
        body: boot,
        readAnswer: ({ cssLength, problem: thrown }, body) =>
          checkRendering({ cssLength, problem: thrown, body }),
      });
      renderings -= 1;
      observer?.noteWork('render', outcome.kind, startedAt);
      breaker.note(outcome.kind === 'failed' || (outcome.kind === 'done' && outcome.page.problem !== null));
      if (breaker.isOpen()) observer?.noteOpened();
      return outcome;
    },
    restIfUnused: (unusedMs) => {
      if (!hasHomePage && jobs.count() === 0 && Date.now() - usedAt >= unusedMs) supervised.rest();
    },
    retire: () => {
      isRetired = true;
      stopWhenIdle();
    },
    stop,
  };
};
