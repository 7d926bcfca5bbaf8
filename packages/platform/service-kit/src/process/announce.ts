import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { askInstancesSubject, type Instance, instancesSubject } from '@setu/protocol';
import { abortableSleep } from '../async/sleep';
import { withTimeLimit } from '../async/time-limit';
import type { Broker } from '../events/broker/broker';
import type { Logger } from '../observability/logger';

/** Milliseconds between two announcements. */
const announceIntervalMs = 5_000;
/** Milliseconds between two readiness checks while the process cannot serve yet. */
const readinessPollMs = 250;
/** Milliseconds within which the last announcement must reach the broker. */
const flushMs = 1_000;
/** Milliseconds after which a readiness check without an answer counts as not ready. */
const readyTimeoutMs = 4_000;
/** Milliseconds for which an announcement is valid: gateways wait this long for the next one. */
const announcementLifetimeMs = 15_000;

/** The first address of this machine, or of its pod, that other machines may reach; by default the loopback address. */
const ownAddress = (): string => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal);
  const found = others.find(({ family }) => family === 'IPv4') ?? others.find(({ scopeid }) => !scopeid);
  if (!found) return '127.0.0.1';
  return found.family === 'IPv6' ? `[${found.address}]` : found.address;
};

/**
 * The address at which other processes reach this one. A process that listens on all addresses uses the address of its machine or
 * pod, because other machines often cannot resolve its name.
 */
export const announcedUrl = (listeningUrl: string): string =>
  listeningUrl.replace(/^(https?:\/\/)(0\.0\.0\.0|::|\[::\]):/, (_, scheme) => `${scheme}${ownAddress()}:`);

/** An instance as it is announced to gateways, without its state. */
export type AnnouncedInstance = Omit<Instance, 'state'>;

/** Announces this instance to gateways. */
export interface Announcer {
  /** Whether an announcement reached the broker within the last 15 s. */
  isAnnounced: () => boolean;
  /** Announces that this process is about to stop. Resolves when the broker has the message or cannot be reached. */
  drain: () => Promise<void>;
}

interface Options {
  broker: Broker;
  instance: AnnouncedInstance;
  isReady: () => Promise<boolean>;
  logger: Logger;
}

/**
 * Announces the address of this process to gateways: when it can serve, every five seconds, when a gateway asks, and after
 * a reconnect to the broker. A process that cannot serve announces nothing.
 */
export const startAnnouncing = ({ broker, instance, isReady, logger }: Options): Announcer => {
  const { connection } = broker;
  const stopping = new AbortController();
  let announcedAt = 0;

  const announce = (state: Instance['state']) => {
    if (connection.isClosed()) return;
    connection.publish(instancesSubject, JSON.stringify({ ...instance, state } satisfies Instance));
    const recordAnnounced = () => {
      announcedAt = Date.now();
    };
    // The broker answers a flush after it has received everything published before.
    connection
      .flush()
      .then(recordAnnounced, (err: unknown) => logger.debug({ err }, 'announcement not confirmed'));
  };
  /** @returns whether the process can serve */
  const announceState = async (): Promise<boolean> => {
    const canServe = await withTimeLimit(isReady(), readyTimeoutMs).catch(() => false);
    const isDraining = stopping.signal.aborted;
    if (canServe || isDraining) announce(isDraining ? 'draining' : 'ready');
    return canServe;
  };
  const fail = (err: unknown) => logger.error({ err }, 'announcements');

  /** Continues after any failure: a process that stops announcing gets no more calls. */
  const repeat = async () => {
    while (!stopping.signal.aborted && !connection.isClosed()) {
      const wasAnnounced = await announceState().catch((err: unknown) => {
        fail(err);
        return false;
      });
      await abortableSleep(wasAnnounced ? announceIntervalMs : readinessPollMs, stopping.signal);
    }
  };
  const answer = async () => {
    for await (const _ of connection.subscribe(askInstancesSubject)) void announceState().catch(fail);
  };
  broker.onReturn(() => void announceState().catch(fail));
  void repeat();
  answer().catch(fail);

  return {
    isAnnounced: () => Date.now() - announcedAt < announcementLifetimeMs,
    drain: async () => {
      stopping.abort();
      announce('draining');
      if (!broker.isConnected()) return;
      const flushed = connection
        .flush()
        .catch((err: unknown) => logger.warn({ err }, 'draining was not announced'));
      await Promise.race([flushed, sleep(flushMs, undefined, { ref: false })]);
    },
  };
};
