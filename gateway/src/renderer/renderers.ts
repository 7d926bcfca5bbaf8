import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger, Metrics } from '@setu/service-kit';
import { observeRenderer } from './observe-renderer';
import type { PageReleases, PageRenderer } from './page-renderer';
import { startGuard } from './process/guard';
import { findIsolation, makeStartIsolated } from './process/isolation';
import { limits } from './process/limits';
import { startRendererProcess } from './process/renderer-process';
import { type Renderer, startRenderer } from './renderer';
import { hasServerCode } from './supervised-process';

/** Server code should load within this time. Pages of a slower one come unprepared; other pages do not wait. */
const openTimeoutMs = 3_000;

/** One process for each shell and remote that a page can be made of. Those that no page needs rest. */
export interface Renderers extends PageRenderer {
  /** Starts the processes of these releases and waits until they have loaded, or the timeout has passed. */
  open: (releases: readonly PageReleases[]) => Promise<void>;
  /** Ends the processes of all other releases, each after its last page. */
  retainOnly: (releases: readonly PageReleases[]) => void;
  stop: () => Promise<void>;
}

const idOf = ({ shell, remote }: PageReleases) =>
  [shell, remote]
    .map((live) => (live ? `${live.release.name} ${live.release.version} ${live.folder}` : '-'))
    .join(' | ');

/**
 * @param program text of program.mjs, which each process runs
 * @param metrics absent when what is rendered is no page of a visitor
 * @param restAfterMs a process that no page needed for this time ends until the next page
 */
export const makeRenderers = (
  program: string,
  logger: Logger,
  metrics?: Pick<Metrics, 'serverRendering' | 'rendererCircuit'>,
  restAfterMs: number = limits.restAfterMs,
): Renderers => {
  const running = new Map<string, Renderer>();
  const guard = startGuard(logger);
  const isolated = findIsolation(logger).then(makeStartIsolated);
  let isStopped = false;
  const resting = setInterval(() => {
    for (const renderer of running.values()) renderer.restIfUnused(restAfterMs);
  }, restAfterMs / 4);
  resting.unref();
  return {
    prepare: async (releases, request, read) =>
      (await running.get(idOf(releases))?.prepare(request, read)) ?? { kind: 'skipped' },
    render: async (releases, address, bootJson) =>
      (await running.get(idOf(releases))?.render(address, bootJson)) ?? { kind: 'skipped' },
    open: async (wanted) => {
      const startIsolated = await isolated;
      if (isStopped) return;
      for (const releases of wanted) {
        if (!hasServerCode(releases) || running.has(idOf(releases))) continue;
        const { shell, remote } = releases;
        const child = logger.child({
          shell: shell.release.version,
          ...(remote ? { remote: remote.release.name, version: remote.release.version } : {}),
        });
        running.set(
          idOf(releases),
          startRenderer({
            releases,
            logger: child,
            observer: metrics && observeRenderer(releases, metrics),
            startProcess: (handlers) =>
              startRendererProcess({ ...handlers, startIsolated, guard, program, logger: child }),
          }),
        );
      }
      const ready = Promise.all([...running.values()].map((renderer) => renderer.ready));
      await Promise.race([ready, sleep(openTimeoutMs, undefined, { ref: false })]);
    },
    retainOnly: (wanted) => {
      const retained = new Set(wanted.map(idOf));
      for (const [id, renderer] of running) {
        if (retained.has(id)) continue;
        running.delete(id);
        renderer.retire();
      }
    },
    stop: async () => {
      isStopped = true;
      clearInterval(resting);
      await Promise.all([...running.values()].map((renderer) => renderer.stop()));
      running.clear();
      guard.stop();
    },
  };
};
