import type { RunFile } from '../../data-folder/run-file';

/** A group of targets in a file for Prometheus. */
interface TargetGroup {
  targets: string[];
  labels: { job: string };
}

/** The address of a process without its scheme: Prometheus scrapes `/metrics` there. */
const targetOf = (url: string): string => new URL(url).host;

/** The processes of the product, as a file of targets. */
export const targetsOf = ({ gateway, services, otherInstances }: RunFile): TargetGroup[] => [
  { targets: [targetOf(gateway.internalUrl ?? gateway.url)], labels: { job: 'gateway' } },
  {
    targets: [...Object.values(services), ...otherInstances].flatMap(({ url }) =>
      url === '' ? [] : [targetOf(url)],
    ),
    labels: { job: 'services' },
  },
];

interface Files {
  /** Rewritten when processes start and end. */
  targets: string;
  rules: string;
}

/** The configuration of Prometheus, as JSON, which is valid YAML. */
export const prometheusConfiguration = ({ targets, rules }: Files): string =>
  JSON.stringify(
    {
      global: { scrape_interval: '5s', evaluation_interval: '30s' },
      rule_files: [rules],
      scrape_configs: [
        { job_name: 'franchisesetu', file_sd_configs: [{ files: [targets], refresh_interval: '10s' }] },
      ],
    },
    null,
    2,
  );
