import { z } from 'zod';
import { PieceName, ReleaseVersion } from './release';
import { SchemaResult, VerificationReport } from './verification';

/** One version of a deployable. */
const NamedVersion = z.object({ name: PieceName, version: ReleaseVersion });

/** What a run found out about everything one release meets. */
export const VerificationResult = z.object({
  piece: PieceName,
  version: ReleaseVersion,
  pairs: z.array(
    z.object({
      consumer: NamedVersion,
      provider: NamedVersion,
      /** Whether visitors meet the other side now, or would in the same step: the gates ask for these. */
      isRequired: z.boolean(),
      /** `elsewhere`: a checkout of the sources that the provider's version was built from has to look. */
      outcome: z.enum(['kept', 'kept before', 'broken', 'elsewhere']),
      detail: z.string().nullable(),
    }),
  ),
  /** Whether the versions that run now work on the schema of this one. */
  schemas: z.array(SchemaResult),
  /** Whether the gates of promote have nothing against it. */
  isReady: z.boolean(),
  /** What stands in the way beyond what was verified, or is to be known, and what to do about it. */
  notes: z.array(z.string()),
});
export type VerificationResult = z.output<typeof VerificationResult>;

/** Longest log of a run, characters. */
export const maxRunLogLength = 200_000;
const log = z.string().max(maxRunLogLength, `A log has at most ${maxRunLogLength} characters`);

/** Asks for a run. */
export const VerificationRunRequest = NamedVersion.extend({
  /** Look at one release of a consumer only, whatever is live. */
  consumer: NamedVersion.optional(),
  /** True: whoever asks runs it, and has the right `verify`. Else a verifier takes it. */
  isOwn: z.boolean().default(false),
});
export type VerificationRunRequest = z.input<typeof VerificationRunRequest>;

/** A run of a verifier: it waits, is run by one verifier at a time, and ends once. */
export const VerificationRun = NamedVersion.extend({
  id: z.int(),
  consumer: NamedVersion.nullable(),
  /** `failed`: it came to no result, as `problem` says. */
  state: z.enum(['pending', 'running', 'done', 'failed']),
  /** How often it was started. What a verifier writes names its attempt: one that lost its lease changes nothing. */
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

/** A run with what its verifier wrote. */
export const LoggedVerificationRun = VerificationRun.extend({ log: z.string() });
export type LoggedVerificationRun = z.output<typeof LoggedVerificationRun>;

/** Says that a verifier still works, and what it wrote so far. Extends its lease. */
export const VerificationProgress = z.object({ attempt: z.int(), log });
export type VerificationProgress = z.output<typeof VerificationProgress>;

/** How a run ends: with what it found out, or with why it found out nothing. */
export const VerificationEnd = z.object({
  attempt: z.int(),
  log,
  outcome: z.union([
    z.object({
      result: VerificationResult,
      /** What is to be recorded, by version. */
      reports: z.array(NamedVersion.extend({ report: VerificationReport })).max(200),
    }),
    z.object({ problem: z.string().min(1).max(8_000) }),
  ]),
});
export type VerificationEnd = z.input<typeof VerificationEnd>;
