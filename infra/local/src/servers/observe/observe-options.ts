import type { Log } from '@setu/dev-servers';

/** Start options of Prometheus and Grafana. */
export interface ObserveOptions {
  /** Contains their data (observe) and logs; created when missing. */
  dataDir: string;
  /** True to use their usual ports when free, so that addresses stay the same between starts; false for any free ports. */
  isPortFixed: boolean;
  log: Log;
  /** Called when a process id changes. */
  onChange: () => void;
}

/** Including the folder of the rules and dashboards. */
export interface RenderedOptions extends ObserveOptions {
  rendered: string;
}
