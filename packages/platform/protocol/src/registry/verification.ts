import { z } from 'zod';
import { DeployableName, ReleaseVersion } from '../releases/release';

/** Details of the failure; null on success. */
const detail = z.string().max(4_000).nullable();

/** Whether one version of a provider satisfies one contract. A contract is identified by its content. */
export const ContractResult = z.object({
  consumer: DeployableName,
  /** Integrity of the pact, as in the consumer's release. */
  integrity: z.string().min(1).max(200),
  success: z.boolean(),
  detail,
});
export type ContractResult = z.output<typeof ContractResult>;

/** Whether an earlier version of a service still works on the schema of a later one. */
export const SchemaResult = z.object({
  /** The version that was run on the later one's schema. */
  previous: ReleaseVersion,
  success: z.boolean(),
  detail,
});
export type SchemaResult = z.output<typeof SchemaResult>;

/**
 * The results for one version of a deployable. A later result replaces an earlier one on the same pair; a success replaces a
 * failure only as the result of a run that began after that failure was recorded.
 */
export const VerificationReport = z.object({
  contracts: z.array(ContractResult).max(1_000).default([]),
  schemas: z.array(SchemaResult).max(100).default([]),
});
export type VerificationReport = z.output<typeof VerificationReport>;
export type VerificationReportInput = z.input<typeof VerificationReport>;

/** The gateway as a consumer. It is not a deployable of the registry, so it has no versions. */
export const gatewayConsumer = { name: 'gateway', version: 'running' } as const;

/** The stages of a version: visitors get it, or it is the newest published version. */
export const Stage = z.enum(['live', 'canary', 'newest']);
export type Stage = z.output<typeof Stage>;

/** One end of a contract. */
export const MatrixSide = z.object({
  name: DeployableName,
  version: ReleaseVersion,
  stages: z.array(Stage).min(1),
  commit: z.string().nullable(),
  /** True when the sources were changed after that commit. */
  isDirty: z.boolean().optional(),
});
export type MatrixSide = z.output<typeof MatrixSide>;

/** One version of a consumer with one version of a provider, and whether that pair was verified. */
export const MatrixRow = z.object({
  consumer: MatrixSide,
  provider: MatrixSide,
  /** Path of the pact in the consumer's release. */
  file: z.string(),
  integrity: z.string(),
  /** Null while no run has verified it. */
  verified: z
    .object({
      success: z.boolean(),
      detail,
      by: z.string(),
      at: z.iso.datetime(),
      /** Id of the run; absent for results that a command line saved without a run. */
      run: z.int().optional(),
    })
    .nullable(),
});
export type MatrixRow = z.output<typeof MatrixRow>;
