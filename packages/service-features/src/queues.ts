import { feature, type RepeatedWork, repeat, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';

/** How often the queues are polled, ms. */
const pollMs = 1_000;

/** Rows that become due, and the work on them. */
export interface Queue {
  /** Name for the log. */
  name: string;
  /** The rows that are due now. */
  due: (db: Knex) => Knex.QueryBuilder;
  /** Works until nothing is due or the signal aborts. Several processes share the work. */
  work: (stopping: AbortSignal) => Promise<void>;
  /** Called once, after the last work. */
  close?: () => void;
}

/**
 * Works on queues until it is stopped, and then finishes the current rows. One statement per second polls all queues, and a slow queue does
 * not delay the others. `repeatNow` polls at once.
 */
export const startQueues = (
  { db, logger }: Pick<ServiceDeps, 'db' | 'logger'>,
  queues: readonly Queue[],
): RepeatedWork => {
  const working = new Map<Queue, Promise<void>>();

  const workOn = async (queue: Queue, stopping: AbortSignal) => {
    await queue
      .work(stopping)
      .catch((err: unknown) => logger.warn({ err, queue: queue.name }, 'a queue waits for the database'));
    working.delete(queue);
  };
  const look = async (stopping: AbortSignal) => {
    const idle = queues.filter((queue) => !working.has(queue));
    if (idle.length === 0) return;
    const isDue = idle.map(({ name, due }) => [name, db.raw('exists (?)', [due(db)])] as const);
    const [row] = await db.select(Object.fromEntries(isDue));
    for (const queue of idle) if (row[queue.name]) working.set(queue, workOn(queue, stopping));
  };
  const looking = repeat(look, {
    everyMs: pollMs,
    onError: (err) => logger.warn({ err }, 'the queues wait for the database'),
  });
  return {
    repeatNow: looking.repeatNow,
    stop: async () => {
      await looking.stop();
      await Promise.all(working.values());
      for (const { close } of queues) close?.();
    },
  };
};

/** Adds queues to the service. Called while the service is built. */
export type AddQueues = (make: () => readonly Queue[]) => void;
/** Polls the queues as soon as the transaction is committed, so that its rows do not wait for the next poll. */
export type WorkAfter = (db: Knex) => void;

/** The queues of all features. */
export const queues = feature({
  name: 'queues',
  build: (deps) => {
    const added: (() => readonly Queue[])[] = [];
    const addQueues: AddQueues = (make) => void added.push(make);
    let started: RepeatedWork | null = null;
    const poll = () => started?.repeatNow();
    const workAfter: WorkAfter = (db) => {
      if (!db.isTransaction) poll();
      else
        (db as Knex.Transaction).executionPromise.then(poll, () => {
          // Rolled back: its rows do not exist.
        });
    };
    return {
      background: () => {
        started = startQueues(
          deps,
          added.flatMap((make) => make()),
        );
        return started;
      },
      gives: { addQueues, workAfter },
    };
  },
});
