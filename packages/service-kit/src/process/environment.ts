import { ReleaseVersion } from '@setu/contracts';
import { z } from 'zod';

const keyPem = z
  .string()
  .min(1)
  .transform((value) => Buffer.from(value, 'base64url').toString('utf8'));

/** What every service reads from its environment. */
export const ServiceEnvironment = z.object({
  /** 0 lets the system pick a free one. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().min(1),
  NATS_URL: z.string().min(1),
  /** `1` seeds demo rows into empty tables. */
  DEMO: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z.string().default('info'),
  /** Ed25519 public key, SPKI PEM in base64url, that caller tokens are checked with. */
  CALLER_PUBLIC_KEY: keyPem,
  /** `0` makes the relay find new outbox rows by its one-second poll alone: NOTIFY takes a lock on commit. */
  OUTBOX_NOTIFY: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  /** Connections to Postgres at most. */
  DATABASE_POOL: z.coerce.number().int().min(1).default(10),
  /** Requests in flight at most; more are answered 503 at once. */
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(200),
  /** The release this process runs; absent when it runs from sources. */
  RELEASE_VERSION: ReleaseVersion.optional(),
  /** Where gateways reach this process, when that is not the address it listens on. */
  ANNOUNCE_URL: z
    .url()
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** How long it goes on answering new calls after it said that it is about to stop, ms. */
  DRAIN_GRACE_MS: z.coerce.number().int().min(0).default(1_500),
});
export type ServiceEnvironment = z.output<typeof ServiceEnvironment>;

/** Reads an environment; all that is missing or wrong is named in one error. */
export const parseEnvironment = <T extends z.ZodType>(
  schema: T,
  environment: NodeJS.ProcessEnv,
): z.output<T> => {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not complete. ${reasons.join('; ')}`);
};
