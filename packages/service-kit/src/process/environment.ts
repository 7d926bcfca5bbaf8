import { ReleaseVersion } from '@setu/contracts';
import { z } from 'zod';

const keyPem = z
  .string()
  .min(1)
  .transform((value) => Buffer.from(value, 'base64url').toString('utf8'));

/** Environment variables of every service. */
export const ServiceEnvironment = z.object({
  /** 0: the system chooses a free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().min(1),
  NATS_URL: z.string().min(1),
  /** `1` inserts seed data into empty tables. */
  DEMO: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z.string().default('info'),
  /** Ed25519 public key, SPKI PEM in base64url, that caller tokens are checked with. */
  CALLER_PUBLIC_KEY: keyPem,
  /** `0`: no NOTIFY, which takes a lock on commit; the relay then finds new outbox rows by its one-second poll. */
  OUTBOX_NOTIFY: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  /** Maximum number of connections to PostgreSQL. */
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  /** Maximum number of requests in flight; further ones get 503 at once. */
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(200),
  /** The release that this process runs; absent when it runs from sources. */
  RELEASE_VERSION: ReleaseVersion.optional(),
  /** Address at which gateways reach this process, if it differs from the one it listens on. */
  ANNOUNCE_URL: z
    .url()
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** Time during which a draining process still answers new calls, ms. */
  DRAIN_GRACE_MS: z.coerce.number().int().min(0).default(1_500),
});
export type ServiceEnvironment = z.output<typeof ServiceEnvironment>;

/** Parses an environment. One error names everything that is missing or wrong. */
export const parseEnvironment = <T extends z.ZodType>(
  schema: T,
  environment: NodeJS.ProcessEnv,
): z.output<T> => {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Invalid environment. ${reasons.join('; ')}`);
};
