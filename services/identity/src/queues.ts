import { abortableSleep, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';

/** How often the queues are looked at, ms. */
const pollMs = 1_000;

/** Rows that become due, and what is done about them. */
export interface Queue {
  /** What waits, for the log. */
  name: string;
  /** The rows that are due now. */
  due: (db: Knex) => Knex.QueryBuilder;
  /** Works until nothing is due or the signal aborts. Several processes share the work. */
  work: (stopping: AbortSignal) => Promise<void>;
  /** Called once, after the last work. */
  close?: () => void;
}

/** Running queues. */
export interface RunningQueues {
  /** Resolves after the rows that are being worked on. */
  stop: () => Promise<void>;
}

/** Works on queues until it is stopped. One statement a second looks at all of them; a slow queue delays no other. */
export const startQueues = (
  { db, logger }: Pick<ServiceDeps, 'db' | 'logger'>,
  queues: readonly Queue[],
): RunningQueues => {
  const stopping = new AbortController();
  const working = new Map<Queue, Promise<void>>();

  const workOn = async (queue: Queue) => {
    await queue
      .work(stopping.signal)
      .catch((err: unknown) => logger.warn({ err, queue: queue.name }, 'a queue waits for the database'));
    working.delete(queue);
  };
  const look = async () => {
    const idle = queues.filter((queue) => !working.has(queue));
    if (idle.length === 0) return;
    const isDue = idle.map(({ name, due }) => [name, db.raw('exists (?)', [due(db)])] as const);
    const [row] = await db.select(Object.fromEntries(isDue));
    for (const queue of idle) if (row[queue.name]) working.set(queue, workOn(queue));
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await look().catch((err: unknown) => logger.warn({ err }, 'the queues wait for the database'));
      await abortableSleep(pollMs, stopping.signal);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.all(working.values());
      for (const { close } of queues) close?.();
    },
  };
};
