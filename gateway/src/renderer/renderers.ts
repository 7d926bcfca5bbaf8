import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteRelease } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import type { LiveRelease } from '../releases/live-releases';
import type { PageRenderer } from './page-renderer';
import { startGuard } from './process/guard';
import { findIsolation, makeStartIsolated } from './process/isolation';
import { startRendererProcess } from './process/renderer-process';
import { type Renderer, startRenderer } from './renderer';

/** A server module should load within this time. Pages of a slower one come unprepared; other pages do not wait. */
const openTimeoutMs = 3_000;

/** One process for each live release that has server code. */
export interface Renderers extends PageRenderer {
  /** Starts the processes of these releases and waits until they have loaded, or the timeout has passed. */
  open: (remotes: readonly LiveRelease<RemoteRelease>[]) => Promise<void>;
  /** Ends the processes of all other releases, each after its last page. */
  retainOnly: (remotes: readonly LiveRelease<RemoteRelease>[]) => void;
  stop: () => Promise<void>;
}

const idOf = ({ release, folder }: LiveRelease<RemoteRelease>) =>
  `${release.name} ${release.version} ${folder}`;

/** @param program text of program.mjs, which each process runs */
export const makeRenderers = (program: string, logger: Logger): Renderers => {
  const running = new Map<string, Renderer>();
  const guard = startGuard(logger);
  const isolated = findIsolation(logger).then(makeStartIsolated);
  let isStopped = false;
  return {
    prepare: async (remote, request, read) =>
      (await running.get(idOf(remote))?.prepare(request, read)) ?? { kind: 'skipped' },
    open: async (remotes) => {
      const startIsolated = await isolated;
      if (isStopped) return;
      for (const remote of remotes) {
        const { name, version, server: entry } = remote.release;
        if (!entry || running.has(idOf(remote))) continue;
        const child = logger.child({ remote: name, version });
        running.set(
          idOf(remote),
          startRenderer({
            remote,
            entry,
            logger: child,
            startProcess: (handlers) =>
              startRendererProcess({ ...handlers, startIsolated, guard, program, logger: child }),
          }),
        );
      }
      const ready = Promise.all([...running.values()].map((renderer) => renderer.ready));
      await Promise.race([ready, sleep(openTimeoutMs, undefined, { ref: false })]);
    },
    retainOnly: (remotes) => {
      const retained = new Set(remotes.map(idOf));
      for (const [id, renderer] of running) {
        if (retained.has(id)) continue;
        running.delete(id);
        renderer.retire();
      }
    },
    stop: async () => {
      isStopped = true;
      await Promise.all([...running.values()].map((renderer) => renderer.stop()));
      running.clear();
      guard.stop();
    },
  };
};
