import type { Log } from '@setu/dev-servers';

/** What Prometheus and Grafana need to start. */
export interface ObserveOptions {
  /** Contains their data (observe) and logs; created when missing. */
  dataDir: string;
  /** True: their usual ports when these are free, so that addresses stay the same between starts; false: any free ones. */
  isPortFixed: boolean;
  log: Log;
  /** Called when a process id changes. */
  onChange: () => void;
}

/** With the folder of the rules and dashboards. */
export interface RenderedOptions extends ObserveOptions {
  rendered: string;
}
