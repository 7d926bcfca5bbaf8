import { serviceNames } from '@setu/contracts';
import type { ServiceName } from '@setu/protocol';

/** Ports on which processes listen in a pod. */
export const ports = { pages: 8080, gatewayProbes: 8081, service: 4000 } as const;

/** Seconds that a process may take to end after its grace period, and a reserve for the time limit of the pod. */
const drainSeconds = 15;
const spareSeconds = 5;

/** What a deployable may reach in addition to PostgreSQL, NATS and DNS: services, the file store and websites, or a mail server. */
export type Reach = 'services' | 'web' | 'mail';

/** A process of the product that runs as pods. */
export interface Deployable {
  name: ServiceName | 'gateway';
  /** Port of calls, and port of probes and metrics, which is the same for all services. */
  port: number;
  probePort: number;
  /** Environment variables that are the same on every cluster. */
  settings: Readonly<Record<string, string>>;
  /** Environment variables whose values are secrets, mounted as files. */
  secrets: readonly string[];
  reaches: readonly Reach[];
  maxReplicas: number;
  /** Requests of a pod: CPU in thousandths of a core, memory in MiB. The memory limit is twice the request. */
  cpuMillis: number;
  memoryMib: number;
  /** Writable folders in addition to /tmp, by name of their volume. */
  folders: Readonly<Record<string, string>>;
  /** Milliseconds in which a stopping process still answers. Gateways are notified at once, a load balancer notices after some seconds. */
  graceMs: number;
}

/** Minimum number of pods of each deployable and each canary. */
export const minReplicas = 2;

const shared = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  LOG_LEVEL: 'info',
  NATS_REPLICAS: '3',
  DATABASE_POOL: '10',
  MIGRATIONS: 'check',
};
const database = ['DATABASE_URL', 'DATABASE_SESSION_URL', 'NATS_URL'];
const bucket = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

const gateway: Deployable = {
  name: 'gateway',
  port: ports.pages,
  probePort: ports.gatewayProbes,
  settings: {
    ...shared,
    PORT: String(ports.pages),
    INTERNAL_HOST: '0.0.0.0',
    INTERNAL_PORT: String(ports.gatewayProbes),
    ARTEFACTS_CACHE: '/var/cache/franchisesetu',
    TRUSTED_PROXIES: '1',
    DRAIN_GRACE_MS: '10000',
  },
  secrets: [...database, ...bucket, 'CALLER_PRIVATE_KEY', 'SESSION_KEYS'],
  reaches: ['services', 'web'],
  maxReplicas: 6,
  cpuMillis: 500,
  memoryMib: 1024,
  folders: { releases: '/var/cache/franchisesetu' },
  graceMs: 10_000,
};

/** Settings that only some services have. */
const special: Partial<
  Record<ServiceName, Partial<Pick<Deployable, 'reaches' | 'memoryMib'>> & { secrets?: string[] }>
> = {
  identity: {
    secrets: ['SMS_TOKEN', 'SMS_URL', 'SMTP_URL', 'TWO_STEP_KEY', 'VAPID_PRIVATE_KEY'],
    reaches: ['mail', 'web'],
  },
  // Webhooks of brands.
  inquiry: { reaches: ['web'] },
  content: { secrets: bucket, reaches: ['web'], memoryMib: 512 },
  catalog: { memoryMib: 512 },
};

const service = (name: ServiceName): Deployable => ({
  name,
  port: ports.service,
  probePort: ports.service,
  settings: { ...shared, PORT: String(ports.service), DRAIN_GRACE_MS: '3000' },
  secrets: [...database, 'CALLER_PUBLIC_KEY', ...(special[name]?.secrets ?? [])],
  reaches: special[name]?.reaches ?? [],
  maxReplicas: 4,
  cpuMillis: 200,
  memoryMib: special[name]?.memoryMib ?? 256,
  folders: {},
  graceMs: 3_000,
});

/** Everything of the product that runs as pods. */
export const deployables: readonly Deployable[] = [gateway, ...serviceNames.map(service)];

/** Seconds after which a pod that does not end is killed. */
export const terminationSeconds = ({ graceMs }: Deployable): number =>
  Math.ceil(graceMs / 1_000) + drainSeconds + spareSeconds;
