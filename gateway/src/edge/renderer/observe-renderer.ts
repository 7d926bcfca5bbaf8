import type { Metrics } from '@setu/service-kit';
import type { PageReleases } from '../../releases/live-releases';
import type { Outcome } from './page-renderer';

/** Notes how long server code took and when its circuit opened. */
export interface RendererObserver {
  /** @param startedAt `performance.now()` when the work began */
  noteWork: (step: 'prepare' | 'render', outcome: Outcome<unknown>['kind'], startedAt: number) => void;
  noteOpened: () => void;
}

/** Observes the renderer of these releases: under the remote's name, or the shell's for its own screens. */
export const observeRenderer = (
  { shell, remote }: PageReleases,
  { serverRendering, rendererCircuit }: Pick<Metrics, 'serverRendering' | 'rendererCircuit'>,
): RendererObserver => {
  const { name, version } = (remote ?? shell).release;
  const labels = { deployable: name, version };
  // The metric starts at 0, because Prometheus would not see the first increase of a new counter.
  rendererCircuit.inc(labels, 0);
  return {
    noteWork: (step, outcome, startedAt) =>
      serverRendering.observe({ ...labels, step, outcome }, (performance.now() - startedAt) / 1_000),
    noteOpened: () => rendererCircuit.inc(labels),
  };
};
