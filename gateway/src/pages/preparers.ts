import { setTimeout as sleep } from 'node:timers/promises';
import type { PrepareRequest, RemoteRelease } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { LiveRelease } from '../live-releases';
import { type PreparedPage, type Preparer, type ReadApi, startPreparer } from './preparer';

/** Milliseconds in which a server module must load; pages of one that takes longer come unprepared, others do not wait. */
const openLimit = 3_000;

/** One preparing thread for each live release that has a server module. */
export interface Preparers {
  prepare: (
    remote: LiveRelease<RemoteRelease>,
    request: PrepareRequest,
    read: ReadApi,
  ) => Promise<PreparedPage | null>;
  /** Starts the threads of these releases and waits until they have loaded, but for one that takes too long. */
  open: (remotes: readonly LiveRelease<RemoteRelease>[]) => Promise<void>;
  /** Ends the threads of all other releases. */
  keepOnly: (remotes: readonly LiveRelease<RemoteRelease>[]) => void;
  stop: () => Promise<void>;
}

const idOf = ({ release, folder }: LiveRelease<RemoteRelease>) =>
  `${release.name} ${release.version} ${folder}`;

export const makePreparers = (workerFile: URL, logger: Logger): Preparers => {
  const running = new Map<string, Preparer>();
  return {
    prepare: async (remote, request, read) =>
      (await running.get(idOf(remote))?.prepare(request, read)) ?? null,
    open: async (remotes) => {
      for (const remote of remotes) {
        const module = remote.release.server;
        if (module && !running.has(idOf(remote)))
          running.set(idOf(remote), startPreparer({ remote, module, workerFile, logger }));
      }
      const ready = Promise.all([...running.values()].map((preparer) => preparer.ready));
      await Promise.race([ready, sleep(openLimit, undefined, { ref: false })]);
    },
    keepOnly: (remotes) => {
      const wanted = new Set(remotes.map(idOf));
      for (const [id, preparer] of running) {
        if (wanted.has(id)) continue;
        running.delete(id);
        preparer.stop().catch((err: unknown) => logger.warn({ err }, 'a preparing thread did not end'));
      }
    },
    stop: async () => {
      await Promise.all([...running.values()].map((preparer) => preparer.stop()));
      running.clear();
    },
  };
};
