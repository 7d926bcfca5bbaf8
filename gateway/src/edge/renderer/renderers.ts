import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger, Metrics } from '@setu/service-kit';
import type { PageReleases } from '../../releases/live-releases';
import { observeRenderer } from './observe-renderer';
import type { PageRenderer } from './page-renderer';
import type { PageWaits } from './page-waits';
import { startGuard } from './process/guard';
import { findIsolation, makeStartIsolated } from './process/isolation';
import { limits } from './process/limits';
import { startRendererProcess } from './process/renderer-process';
import { type Renderer, startRenderer } from './renderer';
import { hasServerCode } from './supervise-renderer';

/** A process for each combination of shell and remote that pages use. Unused processes rest. */
export interface Renderers extends PageRenderer {
  /** Starts the processes of these releases and waits until they have loaded, or until the timeout. */
  open: (releases: readonly PageReleases[]) => Promise<void>;
  /** Ends the processes of all other releases, each after its last page. */
  retainOnly: (releases: readonly PageReleases[]) => void;
  stop: () => Promise<void>;
}

const idOf = ({ shell, remote }: PageReleases) =>
  [shell, remote]
    .map((live) => (live ? `${live.release.name} ${live.release.version} ${live.folder}` : '-'))
    .join(' | ');

interface Options {
  /** Text of program.mjs, which each process runs. */
  program: string;
  waits: PageWaits;
  logger: Logger;
  /** Absent when no visitor gets the rendered pages. */
  metrics?: Pick<Metrics, 'serverRendering' | 'rendererCircuit'>;
  /** A process that no page needed for this time ends until the next page. */
  restAfterMs?: number;
}

/** Renders pages in processes that start with the first page and are restarted when they end. */
export const makeRenderers = (options: Options): Renderers => {
  const { program, waits, logger, metrics, restAfterMs = limits.restAfterMs } = options;
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
    render: async (releases, address, boot) =>
      (await running.get(idOf(releases))?.render(address, boot)) ?? { kind: 'skipped' },
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
            waits,
            logger: child,
            observer: metrics && observeRenderer(releases, metrics),
            startProcess: (handlers) =>
              startRendererProcess({ ...handlers, startIsolated, guard, program, waits, logger: child }),
          }),
        );
      }
      const ready = Promise.all([...running.values()].map((renderer) => renderer.ready));
      await Promise.race([ready, sleep(waits.openMs, undefined, { ref: false })]);
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
