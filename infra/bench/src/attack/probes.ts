import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './callers';
import { recoverySeconds } from './check-written';

/** A read of every service, and a page. */
const paths = [
  '/api/franchises?limit=1',
  '/api/content',
  '/api/auth/user',
  '/api/inquiries?limit=1',
  '/api/demands?limit=1',
  '/franchises',
];

/** Whether every service and a page answer. */
export const serves = async (agent: Caller): Promise<boolean> => {
  for (const path of paths) if ((await agent.call('GET', path)).status !== 200) return false;
  return true;
};

/** Pause between two rounds, ms. */
const pauseMs = 100;
/** Timeout of a probe, ms. */
const waitMs = 5_000;
/** After this time without a failure, the platform counts as serving again, ms. */
const calmMs = 2_000;

/** Continuous reads of the platform. */
export interface Probes {
  /**
   * Waits until the platform serves again after a fault.
   * @param began start of the fault, ms since 1970
   * @param lastRefusal time of the last refused write, ms since 1970
   * @returns seconds from then to the last failed read or refused write; 0 without any, infinite when they continue
   */
  outageSince: (began: number, lastRefusal: () => number) => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts to read a page and a list of each service, as a signed-in agent and through any gateway. */
export const startProbes = (url: string, agent: Caller): Probes => {
  let isStopped = false;
  let lastFailure = 0;
  const isAnswered = async (path: string) => {
    try {
      const reply = await fetch(url + path, {
        headers: { cookie: agent.cookie() },
        signal: AbortSignal.timeout(waitMs),
      });
      await reply.arrayBuffer();
      return reply.status === 200;
    } catch {
      return false;
    }
  };
  const probe = async () => {
    while (!isStopped) {
      for (const path of paths) if (!(await isAnswered(path))) lastFailure = Date.now();
      await sleep(pauseMs);
    }
  };
  const running = probe();
  return {
    outageSince: async (began, lastRefusal) => {
      const from = Date.now();
      const last = () => Math.max(lastFailure, lastRefusal());
      do {
        await sleep(pauseMs);
        if (Date.now() - from > recoverySeconds * 1_000) return Number.POSITIVE_INFINITY;
      } while (Date.now() - Math.max(last(), from) < calmMs);
      return last() < began ? 0 : (last() - began) / 1_000;
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
};
