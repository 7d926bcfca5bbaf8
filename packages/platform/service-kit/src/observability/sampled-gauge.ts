import { Gauge } from 'prom-client';
import { withTimeLimit } from '../async/time-limit';
import type { Logger } from './logger';
import type { Metrics } from './metrics';

/** A gauge that is read only when Prometheus scrapes the process. */
export interface SampledGauge {
  /** Name with its unit: `outbox_oldest_seconds`. */
  name: string;
  help: string;
  /** Names of its labels. Their values must be few: consumers or states, never ids. */
  labels?: readonly string[];
  /** Returns the current values, one for each set of labels. When it rejects or takes longer than 2 s, the gauge keeps its values. */
  read: () => Promise<readonly Sample[]> | readonly Sample[];
}

interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** Time limit for reading one gauge, ms; Prometheus itself waits for 10 s. */
const readTimeoutMs = 2_000;

/** Adds gauges to the metrics of a process. */
export const addSampledGauges = (
  { registry }: Pick<Metrics, 'registry'>,
  gauges: readonly SampledGauge[],
  logger: Logger,
): void => {
  for (const { name, help, labels = [], read } of gauges)
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        try {
          const samples = await withTimeLimit(Promise.resolve(read()), readTimeoutMs);
          this.reset();
          for (const sample of samples) this.set(sample.labels ?? {}, sample.value);
        } catch (err) {
          logger.debug({ err, gauge: name }, 'a gauge could not be read');
        }
      },
    });
};
