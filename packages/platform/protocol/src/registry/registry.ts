import { z } from 'zod';
import { DeployableKind, DeployableName, ReleaseVersion } from '../releases/release';
import { FailureStep } from './beacon';
import { Measurement } from './page-budgets';
import { VitalSummaries } from './vitals';

/** The registry's calls, below /platform. Calls that write need `Authorization: Bearer <token>`. */
export const platformPaths = {
  /** GET: the live front ends, in the Frontend Discovery schema. Public. */
  discovery: '/platform/discovery',
  /** GET `?failed=<version>`: BootRemote of the version that was live before. Public; 404 when none was. */
  lastGood: (name: string) => `/platform/remotes/${name}/last-good`,
  /** POST: Beacon, by pages. Public. */
  beacons: '/platform/beacons',
  /** POST: PageVitals, by pages. Public. */
  vitals: '/platform/vitals',
  /** GET: the newest Deployment of every deployable; each machine that runs services reads it every second. */
  currentDeployments: '/platform/deployments',
  /** GET: DeployableStatus of every deployable. */
  deployables: '/platform/deployables',
  /** GET: DeployableStatus of a deployable. */
  deployable: (name: string) => `/platform/deployables/${name}`,
  /** GET: LogEntry of a deployable, newest first. */
  history: (name: string) => `/platform/deployables/${name}/history`,
  /** GET: its release.json. PUT: publishes it after all its files are uploaded; 409 when it is already published. */
  release: (name: string, version: string) => `/platform/deployables/${name}/releases/${version}`,
  /** PUT: one file of a release that is not published yet. GET: a file of a published release. */
  file: (name: string, version: string, path: string) =>
    `/platform/deployables/${name}/releases/${version}/files/${path}`,
  /** POST: PromotionTogether; returns the DeployableStatus of each. Needs a token for all of them. */
  promotions: '/platform/promotions',
  /** POST: DeploymentRequest. */
  deployments: (name: string) => `/platform/deployables/${name}/deployments`,
  /** PUT: VerificationReport on a published version of the deployable that answers the calls or publishes the events. */
  verifications: (name: string, version: string) =>
    `/platform/deployables/${name}/releases/${version}/verifications`,
  /** PUT: LabReport on a published version of a front end; needs the right to verify. */
  measurements: (name: string, version: string) =>
    `/platform/deployables/${name}/releases/${version}/measurements`,
  /** GET: TokenInfo of the caller's token. */
  token: '/platform/token',
  /** POST: VerificationRunRequest; returns VerificationRun. GET: the newest fifty; `?deployable=`, `?state=pending`. */
  verificationRuns: '/platform/verification-runs',
  /** POST by a verifier: claims the run that has waited longest; 204 when no run is waiting. */
  nextVerificationRun: '/platform/verification-runs/next',
  /** GET: LoggedVerificationRun. */
  verificationRun: (id: number | string) => `/platform/verification-runs/${id}`,
  /** PUT by its verifier: VerificationProgress. */
  verificationProgress: (id: number | string) => `/platform/verification-runs/${id}/progress`,
  /** PUT by its verifier: VerificationEnd. */
  verificationEnd: (id: number | string) => `/platform/verification-runs/${id}/end`,
  /** GET: MatrixRow of all live, canary and newest versions; `?deployable=` filters by one deployable. */
  matrix: '/platform/matrix',
} as const;

/**
 * Rights of a release token in addition to releasing the deployables that it names. `create-…`: publish the first release of a name,
 * which binds the name to that kind. `override`: promote against the gates. `verify`: record results of contracts and schemas for the
 * deployables that it names; a token that names none cannot release, and may verify every deployable.
 */
export const TokenRight = z.enum(['create-remote', 'create-service', 'create-shell', 'override', 'verify']);
export type TokenRight = z.output<typeof TokenRight>;

/** The deployables and rights of the caller's token. */
export const TokenInfo = z.object({
  team: z.string(),
  /** Names of deployables; `*` means all. */
  deployables: z.array(z.string()),
  rights: z.array(z.string()),
});
export type TokenInfo = z.output<typeof TokenInfo>;

/** Header in which the command line sends the name of the person, percent-encoded. */
export const personHeader = 'x-released-by';

/** Share of visitors, percent; two decimals. 0 is exactly no visitor and 100 exactly all. */
export const CanaryPercent = z
  .number('A canary goes to 0 to 100 percent of visitors')
  .min(0, 'A canary goes to 0 to 100 percent of visitors')
  .max(100, 'A canary goes to 0 to 100 percent of visitors');

const reason = z.string().trim().min(3, 'Give a reason of at least 3 characters').max(500);

/**
 * The live version that the caller saw; null when there was none. When another version is live, nothing changes and the reply
 * is 409 `live_changed`. When absent, the live version is not checked.
 */
const expectedLive = ReleaseVersion.nullable().optional();

/** A change of what is live. */
export const DeploymentRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('promote'),
    version: ReleaseVersion,
    expectedLive,
    /** The reason, recorded; required for a version whose canary the platform stopped. */
    reason: reason.optional(),
    /** Reason to override refusals of gates; recorded. */
    override: reason.optional(),
  }),
  z.object({
    action: z.literal('canary'),
    version: ReleaseVersion,
    percent: CanaryPercent,
    /** Whether the platform also stops this canary when its pages are slower than those of the live release. */
    stopsWhenSlow: z.boolean().optional(),
    expectedLive,
    reason: reason.optional(),
    override: reason.optional(),
  }),
  z.object({
    action: z.literal('rollback'),
    expectedLive,
    reason: reason.optional(),
    /** Reason to roll back although the schema no longer has what that version uses, or others depend on a first release; recorded. */
    override: reason.optional(),
  }),
]);
export type DeploymentRequest = z.output<typeof DeploymentRequest>;

/** Releases that are promoted in one step: all of them or none. The gates check each release together with the others. */
export const PromotionTogether = z.object({
  releases: z
    .array(z.object({ name: DeployableName, version: ReleaseVersion, expectedLive }))
    .min(1, 'Name at least one release')
    .max(100, 'Promote at most 100 releases in one step')
    .refine(
      (releases) => new Set(releases.map(({ name }) => name)).size === releases.length,
      'Name each deployable once',
    ),
  reason: reason.optional(),
  override: reason.optional(),
});
export type PromotionTogether = z.output<typeof PromotionTogether>;

/** The live version of a deployable, since when, and who deployed it. */
export const Deployment = z.object({
  id: z.int(),
  deployable: DeployableName,
  action: z.enum(['promote', 'canary', 'rollback', 'stop-canary']),
  live: ReleaseVersion.nullable(),
  canary: z
    .object({ version: ReleaseVersion, percent: CanaryPercent, stopsWhenSlow: z.boolean().optional() })
    .nullable(),
  /** Team and person who did it; `platform` when it stopped a canary. */
  actor: z.string(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Deployment = z.output<typeof Deployment>;

/** A deployable as `release status` shows it. */
export const DeployableStatus = z.object({
  name: DeployableName,
  kind: DeployableKind,
  /** Null until it is first deployed. */
  deployment: Deployment.nullable(),
  /** The version that a rollback would restore; null when none exists. */
  previous: ReleaseVersion.nullable(),
  /** Where the canary is slower than the live release: a sentence for each route and value. */
  slowCanary: z.array(z.string()).default([]),
  /** The newest ten releases. */
  releases: z.array(
    z.object({
      version: ReleaseVersion,
      commit: z.string().nullable(),
      /** True when the sources were changed after that commit. */
      isDirty: z.boolean().optional(),
      publishedAt: z.iso.datetime(),
      publishedBy: z.string(),
      /** Pages shown with this version. */
      pages: z.int(),
      /**
       * Visitors, each once a day, for whom it failed and no retry helped: they got the last good release, the error panel, or a page
       * without data.
       */
      failures: z.int(),
      /** Visitors, each once a day, by how their page handled a failure. */
      steps: z.record(FailureStep, z.int()),
      /** Visitors, each once a day, for whom its server code failed to prepare a page; among `failures`. */
      prepareFailures: z.int().default(0),
      /** Vitals of the pages with this version, from browsers; milliseconds, except for CLS. */
      vitals: VitalSummaries.default({}),
      /** Measurements of its pages by the gates, in comparison with the release that was live then. */
      measurements: z.array(Measurement).default([]),
    }),
  ),
});
export type DeployableStatus = z.output<typeof DeployableStatus>;

/** One entry of the registry's audit trail. */
export const LogEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.enum(['publish', 'promote', 'canary', 'rollback', 'stop-canary']),
  deployable: DeployableName,
  version: ReleaseVersion.nullable(),
  outcome: z.enum(['done', 'refused']),
  /** Refusals, an override with its reason, and other details. */
  detail: z.record(z.string(), z.unknown()),
});
export type LogEntry = z.output<typeof LogEntry>;

/** Subject on which gateways notify each other of deployments. The deployments are stored in the database. */
export const deploymentsSubject = 'platform.deployments';
