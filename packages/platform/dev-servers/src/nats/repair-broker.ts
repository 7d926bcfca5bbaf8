import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../report/log';
import type { RunningNats } from './start-nats';

const pollMs = 10_000;
const timeoutMs = 3_000;
/** Refusals in a row before a restart: a single one may be due to a restart in progress. */
const refusalsBeforeRestart = 2;
/** A restart without free space would only close the connections. */
const minFreeBytes = 8 * 1024 * 1024;
const firstPauseMs = 30_000;
const maxPauseMs = 5 * 60_000;

interface Options {
  nats: RunningNats;
  /** Addresses of the running services. */
  serviceUrls: () => string[];
  log: Log;
}

/** Whether this service reports that the broker does not store its events; false when it does not answer. */
const isRefused = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
    const { checks } = (await response.json()) as { checks?: { broker?: boolean } };
    return checks?.broker === false;
  } catch {
    return false;
  }
};

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Restarts a NATS server that runs and refuses to store. After a full disk it refuses until it is restarted, even when
 * there is space again. While the disk is full it is not restarted. Between two restarts there are 30 s, then twice as long
 * each time, at most 5 minutes.
 */
export const repairBroker = ({ nats, serviceUrls, log }: Options): { stop: () => Promise<void> } => {
  const { folder } = nats;
  const stopping = new AbortController();
  let refusals = 0;
  let restarts = 0;
  let nextRestartAt = 0;
  let isFullSaid = false;

  const repair = async () => {
    if (Date.now() < nextRestartAt || nats.pid === undefined) return;
    if ((await freeBytes(folder)) < minFreeBytes) {
      if (!isFullSaid)
        log(
          `nats does not store events: the disk of ${folder} is full. Free some space; events wait in the outboxes.`,
        );
      isFullSaid = true;
      return;
    }
    log('nats does not store events although its disk has space: restarting it');
    nextRestartAt = Date.now() + Math.min(maxPauseMs, firstPauseMs * 2 ** restarts);
    restarts += 1;
    refusals = 0;
    nats.restart();
  };
  const look = async () => {
    const answers = await Promise.all(serviceUrls().map(isRefused));
    if (answers.includes(true)) refusals += 1;
    else {
      refusals = 0;
      isFullSaid = false;
      if (Date.now() > nextRestartAt) restarts = 0;
    }
    if (refusals >= refusalsBeforeRestart) await repair();
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await wait(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await look().catch((error: unknown) => log(`the health check of the broker failed: ${String(error)}`));
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
};
