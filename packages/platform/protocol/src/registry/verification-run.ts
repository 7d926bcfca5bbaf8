import { z } from 'zod';
import { DeployableName, ReleaseVersion } from '../releases/release';
import { SchemaResult, VerificationReport } from './verification';

/** One version of a deployable. */
const NamedVersion = z.object({ name: DeployableName, version: ReleaseVersion });

/** Results of a run of one release against all releases that it runs with. */
export const VerificationResult = z.object({
  deployable: DeployableName,
  version: ReleaseVersion,
  pairs: z.array(
    z.object({
      consumer: NamedVersion,
      provider: NamedVersion,
      /** Whether the other side is live or a canary, or is deployed in the same step: the gates require these pairs. */
      isRequired: z.boolean(),
      /** `elsewhere`: the run needs a checkout of the sources that the provider's version was built from. */
      outcome: z.enum(['kept', 'kept before', 'broken', 'elsewhere']),
      detail: z.string().nullable(),
    }),
  ),
  /** Whether the running versions work on the schema of this one. */
  schemas: z.array(SchemaResult),
  /** Whether the gates would allow a promotion. */
  isReady: z.boolean(),
  /** Other obstacles and remarks, and how to resolve them. */
  notes: z.array(z.string()),
});
export type VerificationResult = z.output<typeof VerificationResult>;

/** Longest log of a run, characters. */
export const maxRunLogLength = 200_000;
const log = z.string().max(maxRunLogLength, `A log has at most ${maxRunLogLength} characters`);

/** Requests a run. */
export const VerificationRunRequest = NamedVersion.extend({
  /** Verifies only one release of a consumer, regardless of what is live. */
  consumer: NamedVersion.optional(),
  /** True: the caller runs it and has the right `verify`. Else a verifier claims it. */
  isOwn: z.boolean().default(false),
});
export type VerificationRunRequest = z.input<typeof VerificationRunRequest>;

/** A run of a verifier: it waits, is executed by one verifier at a time, and ends once. */
export const VerificationRun = NamedVersion.extend({
  id: z.int(),
  consumer: NamedVersion.nullable(),
  /** `failed`: it has no result; `problem` is the reason. */
  state: z.enum(['pending', 'running', 'done', 'failed']),
  /** How often it was started. A verifier names its attempt when it writes, so a verifier that lost its lease changes nothing. */
  attempt: z.int(),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  verifier: z.string().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  result: VerificationResult.nullable(),
  problem: z.string().nullable(),
});
export type VerificationRun = z.output<typeof VerificationRun>;

/** A run with its log. */
export const LoggedVerificationRun = VerificationRun.extend({ log: z.string() });
export type LoggedVerificationRun = z.output<typeof LoggedVerificationRun>;

/** The log so far of a running verifier. Extends its lease. */
export const VerificationProgress = z.object({ attempt: z.int(), log });
export type VerificationProgress = z.output<typeof VerificationProgress>;

/** The end of a run: its results, or the reason why there are none. */
export const VerificationEnd = z.object({
  attempt: z.int(),
  log,
  outcome: z.union([
    z.object({
      result: VerificationResult,
      /** The reports to be saved, by version. */
      reports: z.array(NamedVersion.extend({ report: VerificationReport })).max(200),
    }),
    z.object({ problem: z.string().min(1).max(8_000) }),
  ]),
});
export type VerificationEnd = z.input<typeof VerificationEnd>;
