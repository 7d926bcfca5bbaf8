import { NotFoundError } from '@setu/service-kit';
import type { UpstreamReply } from '../upstreams/upstreams';
import type { Culprit, Outcome, ReadApi } from './page-renderer';

/** Work on one page. */
export interface Job<Page> {
  /**
   * Makes one of its reads.
   * @throws Error with a text for the server code; the cause goes to the log
   */
  read: (method: string, url: string) => Promise<UpstreamReply>;
  /** Ends the job; later calls change nothing. */
  end: (outcome: Outcome<Page>) => void;
  /** Ends the job as failed. */
  fail: (reason: string, of?: Culprit) => void;
  /** Ends the job because it threw or took too long. The release is not blamed when a service was down or slow. */
  giveUp: (reason: string, of?: Culprit) => void;
  /** Reads made so far. */
  reads: () => number;
  /** A summary of failed reads; null when all went well. */
  readTrouble: () => string | null;
}

interface Options<Page> {
  /** What the release is asked to do, for messages. */
  name: 'prepare' | 'render';
  readApi: ReadApi;
  timeoutMs: number;
  /** Whose code failed when the failure does not name it. */
  culprit: Culprit;
  /** Called when the job timed out, before it ends. */
  onTimeout: () => void;
  onEnd: (outcome: Outcome<Page>) => void;
}

export const startJob = <Page>(options: Options<Page>): Job<Page> => {
  const { name, readApi, timeoutMs, culprit, onTimeout, onEnd } = options;
  let reads = 0;
  let pending = 0;
  let troubles = 0;
  let firstTrouble = '';
  /** A service that is down or slow does not count as a failure of the release; a read that is not allowed does. */
  let isServiceTrouble = false;

  const note = (text: string, isOfService: boolean) => {
    troubles += 1;
    firstTrouble ||= text;
    isServiceTrouble ||= isOfService;
  };
  const refuse = (text: string): never => {
    note(text, false);
    throw new Error(text);
  };

  const read: Job<Page>['read'] = async (method, url) => {
    reads += 1;
    const path = url.split('?')[0];
    if (method !== 'GET') return refuse(`${method} ${path}: only GET is allowed while a page is prepared`);
    pending += 1;
    try {
      const reply = await readApi(url);
      if (reply.status >= 500) note(`${path} answered ${reply.status}`, true);
      return reply;
    } catch (error) {
      if (error instanceof NotFoundError) return refuse(error.message);
      note(`${path}: ${error instanceof Error ? error.message : 'failed'}`, true);
      throw new Error('The read failed');
    } finally {
      pending -= 1;
    }
  };

  let hasEnded = false;
  const end: Job<Page>['end'] = (outcome) => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(timer);
    onEnd(outcome);
  };
  const fail: Job<Page>['fail'] = (reason, of = culprit) => end({ kind: 'failed', of, reason });
  const giveUp: Job<Page>['giveUp'] = (reason, of) =>
    isServiceTrouble ? end({ kind: 'skipped' }) : fail(reason, of);
  const timer = setTimeout(() => {
    onTimeout();
    isServiceTrouble ||= pending > 0;
    giveUp(`${name}() took longer than ${timeoutMs} ms`);
  }, timeoutMs);
  return {
    read,
    end,
    fail,
    giveUp,
    reads: () => reads,
    readTrouble: () =>
      troubles === 0 ? null : `${troubles} of ${reads} reads failed, first ${firstTrouble}`,
  };
};
