import { join } from 'node:path';
import { messageOf, type RunningServer } from '@setu/dev-servers';
import type { ObserveOptions, RenderedOptions } from './observe-options';
import { startGrafana } from './start-grafana';
import { type RunningPrometheus, startPrometheus } from './start-prometheus';

/** The monitoring servers. */
export interface Observing {
  readonly prometheus: RunningPrometheus;
  /** Absent when Grafana is not installed, or did not start. */
  readonly grafana?: RunningServer | undefined;
  stop: () => Promise<void>;
}

/** Starts a server; a failure is only logged, because the platform works without it. */
const orLog = async <Server>(
  starting: Promise<Server | undefined>,
  { log }: ObserveOptions,
): Promise<Server | undefined> => {
  try {
    return await starting;
  } catch (error) {
    log(`${messageOf(error)}\nThe platform runs without it.`);
    return undefined;
  }
};

/** Writes rules and dashboards into the data folder. Their generator is only loaded with --observe. */
const renderRules = async (options: ObserveOptions): Promise<RenderedOptions> => {
  const { renderInto } = await import('@setu/observe');
  const rendered = join(options.dataDir, 'observe', 'rendered');
  renderInto(rendered);
  return { ...options, rendered };
};

/**
 * Starts Prometheus, and Grafana to show its metrics, if they are installed.
 * @returns undefined without Prometheus, which is logged
 */
export const startObserving = async (given: ObserveOptions): Promise<Observing | undefined> => {
  const options = await orLog(renderRules(given), given);
  const prometheus = options && (await orLog(startPrometheus(options), options));
  if (!options || !prometheus) return undefined;
  const grafana = await orLog(startGrafana(options, prometheus.url), options);
  return {
    prometheus,
    grafana,
    stop: async () => {
      await Promise.all([grafana?.stop(), prometheus.stop()]);
    },
  };
};
