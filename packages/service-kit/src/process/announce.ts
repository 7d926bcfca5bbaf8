import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { askInstancesSubject, type Instance, instancesSubject } from '@setu/contracts';
import { abortableSleep } from '../async/sleep';
import { withTimeLimit } from '../async/time-limit';
import type { Broker } from '../events/broker';
import type { Logger } from '../observability/logger';

/** Milliseconds between two announcements. */
const duplicateWindowMs = 5_000;
/** Milliseconds between two looks at whether it can serve by now. */
const lookMs = 250;
/** Milliseconds the last announcement has to reach the broker. */
const flushMs = 1_000;
/** Milliseconds after which a readiness that does not come is a no. */
const readyTimeoutMs = 4_000;
/** Milliseconds for which an announcement that reached the broker counts: as long as gateways wait for the next. */
const heardForMs = 15_000;

/** A process's own address as others reach it: one that listens everywhere is known by its machine's name. */
export const announcedUrl = (listeningUrl: string): string =>
  listeningUrl.replace(/^http:\/\/(0\.0\.0\.0|::|\[::\]):/, `http://${hostname()}:`);

/** What a process says of itself to gateways. */
export interface Announcer {
  /** Whether an announcement reached the broker within the last 15 s. */
  isHeard: () => boolean;
  /** Tells gateways that this process is about to stop; resolves when the broker has it, or cannot be reached. */
  drain: () => Promise<void>;
}

interface Options {
  broker: Broker;
  instance: Omit<Instance, 'state'>;
  isReady: () => Promise<boolean>;
  logger: Logger;
}

/**
 * Tells gateways where this process answers: as soon as it can serve, every five seconds, when a gateway asks and when
 * the broker is back. It is silent while it cannot serve.
 */
export const startAnnouncing = ({ broker, instance, isReady, logger }: Options): Announcer => {
  const { connection } = broker;
  const stopping = new AbortController();
  let heardAt = 0;

  const tell = (state: Instance['state']) => {
    if (connection.isClosed()) return;
    connection.publish(instancesSubject, JSON.stringify({ ...instance, state } satisfies Instance));
    const noteHeard = () => {
      heardAt = Date.now();
    };
    // The answer to a flush comes after the broker took what was published before it.
    connection.flush().then(noteHeard, (err: unknown) => logger.debug({ err }, 'announcement not confirmed'));
  };
  /** Answers whether there was something to tell. */
  const tellHowItIs = async (): Promise<boolean> => {
    const canServe = await withTimeLimit(isReady(), readyTimeoutMs).catch(() => false);
    const isDraining = stopping.signal.aborted;
    if (canServe || isDraining) tell(isDraining ? 'draining' : 'ready');
    return canServe;
  };
  const fail = (err: unknown) => logger.error({ err }, 'announcements');

  /** Goes on whatever one announcement meets: a process that stops announcing gets no calls any more. */
  const repeat = async () => {
    while (!stopping.signal.aborted && !connection.isClosed()) {
      const wasTold = await tellHowItIs().catch((err: unknown) => {
        fail(err);
        return false;
      });
      await abortableSleep(wasTold ? duplicateWindowMs : lookMs, stopping.signal);
    }
  };
  const answer = async () => {
    for await (const _ of connection.subscribe(askInstancesSubject)) void tellHowItIs().catch(fail);
  };
  broker.onReturn(() => void tellHowItIs().catch(fail));
  void repeat();
  answer().catch(fail);

  return {
    isHeard: () => Date.now() - heardAt < heardForMs,
    drain: async () => {
      stopping.abort();
      tell('draining');
      if (!broker.isConnected()) return;
      const told = connection.flush().catch((err: unknown) => logger.warn({ err }, 'gateways were not told'));
      await Promise.race([told, sleep(flushMs, undefined, { ref: false })]);
    },
  };
};
