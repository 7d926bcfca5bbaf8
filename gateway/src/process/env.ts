import { type ServiceName, serviceNames } from '@setu/contracts';
import { parseEnvironment } from '@setu/service-kit';
import { BucketEnvironment } from '@setu/service-kit/bucket';
import { z } from 'zod';
import { parseTrustedProxies, type TrustedProxies } from '../limits/trusted-proxies';

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const GatewayEnvironment = z.object({
  /** 0: the system picks a free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().default('127.0.0.1'),
  /** Port of /livez, /readyz and /metrics only; 0: the system picks a free port. */
  INTERNAL_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Must be an address that only probes and metrics collectors reach. */
  INTERNAL_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().min(1),
  /** Broker for events of accounts, releases and instances; the gateway serves without it. */
  NATS_URL: z.string().optional(),
  /** Most connections to Postgres. */
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  DEMO: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  /** Password of the demo accounts; the published one by default. */
  DEMO_PASSWORD: z.string().optional(),
  /** Everybody is a developer: pages have the developer tools, and everybody may set overrides. */
  DEV: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z.string().default('info'),
  /** Ed25519 private key, PKCS8 PEM in base64url, that caller tokens are signed with. */
  CALLER_PRIVATE_KEY: z
    .string()
    .min(1)
    .transform((value) => Buffer.from(value, 'base64url').toString('utf8')),
  /** Secrets that session cookies are signed with, newest first: the first signs, all verify. */
  SESSION_KEYS: list.pipe(z.array(z.string().min(16, 'Use secrets of at least 16 characters')).min(1)),
  /** Store of the files of releases: a folder, or `s3://bucket/prefix`. */
  ARTEFACTS: z.string().min(1),
  ...BucketEnvironment.shape,
  /** Folder that caches the files of a bucket; only the gateway may write there. */
  ARTEFACTS_CACHE: z.string().optional(),
  /** A release token for every deployable, with which `npm start` publishes. */
  RELEASE_TOKEN: z.string().min(32).optional(),
  /** The address that people type. https turns on secure cookies. */
  PUBLIC_URL: z
    .url()
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Below which address browsers send pictures, when `UPLOADS` of content is a bucket: `https://store.example/bucket/prefix/`. */
  UPLOADS_URL: z
    .url()
    .regex(/^https?:[^;,'"\s]+\/$/, 'Write it as https://store.example/bucket/')
    .optional(),
  /** Calls to /api that one network may make a minute. Limits of pages and beacons derive from it; 0 turns all off. */
  RATE_LIMIT: z.coerce.number().int().min(0).default(600),
  /** Share of pages, 0 to 1, whose browsers report how fast they were; 0: none. */
  VITALS_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  /** Most requests in flight; further ones are answered 503 at once. One network may have half of them. */
  MAX_IN_FLIGHT: z.coerce.number().int().min(4).default(100),
  /** Most open streams of news; one network may have a twentieth of them. */
  MAX_STREAMS: z.coerce.number().int().min(1).default(2_000),
  /** Proxies whose X-Forwarded-For is trusted: a number of hops, or addresses and networks. By default one hop behind https. */
  TRUSTED_PROXIES: z
    .string()
    .transform((text, ctx): TrustedProxies => {
      const trusted = parseTrustedProxies(text);
      if (typeof trusted !== 'string') return trusted;
      ctx.addIssue({ code: 'custom', message: trusted });
      return z.NEVER;
    })
    .optional(),
});

const ServiceUrls = z.record(z.string(), z.string().optional());

export type GatewayEnvironment = z.output<typeof GatewayEnvironment> & {
  /** Fixed addresses of services, in addition to those that announce themselves. */
  services: Partial<Record<ServiceName, string>>;
};

/** Reads the environment; services by `<NAME>_URL`, as `IDENTITY_URL`. */
export const readEnvironment = (environment: NodeJS.ProcessEnv): GatewayEnvironment => {
  const urls = ServiceUrls.parse({ ...environment });
  const services = serviceNames.flatMap((name) => {
    const url = urls[`${name.toUpperCase()}_URL`];
    return url ? [[name, url] as const] : [];
  });
  return { ...parseEnvironment(GatewayEnvironment, environment), services: Object.fromEntries(services) };
};
