import { z } from 'zod';
import { DeployableKind, DeployableName, ReleaseVersion } from '../releases/release';
import { FailureStep } from './beacon';
import { Measurement } from './page-budgets';
import { VitalSummaries } from './vitals';

/** The registry's calls, below /platform. Writing ones need `Authorization: Bearer <token>`. */
export const platformPaths = {
  /** GET: the live front ends, in the Frontend Discovery schema. Public. */
  discovery: '/platform/discovery',
  /** GET `?failed=<version>`: BootRemote of what was live before that version. Public; 404 when there is none. */
  lastGood: (name: string) => `/platform/remotes/${name}/last-good`,
  /** POST: Beacon, by pages. Public. */
  beacons: '/platform/beacons',
  /** POST: PageVitals, by pages. Public. */
  vitals: '/platform/vitals',
  /** GET: the newest Deployment of every deployable; what a machine reads each second that runs services. */
  currentDeployments: '/platform/deployments',
  /** GET: DeployableStatus of every deployable. */
  deployables: '/platform/deployables',
  /** GET: DeployableStatus of one. */
  deployable: (name: string) => `/platform/deployables/${name}`,
  /** GET: LogEntry of a deployable, newest first. */
  history: (name: string) => `/platform/deployables/${name}/history`,
  /** GET: its release.json. PUT: publishes, once all its files are there; 409 when it is published already. */
  release: (name: string, version: string) => `/platform/deployables/${name}/releases/${version}`,
  /** PUT: one file of a release that is not published yet. GET: the same of a published one. */
  file: (name: string, version: string, path: string) =>
    `/platform/deployables/${name}/releases/${version}/files/${path}`,
  /** POST: PromotionTogether; answers DeployableStatus of each. Needs a token for all of them. */
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
  /** POST: VerificationRunRequest; answers VerificationRun. GET: the newest fifty; `?deployable=`, `?state=pending`. */
  verificationRuns: '/platform/verification-runs',
  /** POST by a verifier: claims the run that has waited longest; 204 when none waits. */
  nextVerificationRun: '/platform/verification-runs/next',
  /** GET: LoggedVerificationRun. */
  verificationRun: (id: number | string) => `/platform/verification-runs/${id}`,
  /** PUT by its verifier: VerificationProgress. */
  verificationProgress: (id: number | string) => `/platform/verification-runs/${id}/progress`,
  /** PUT by its verifier: VerificationEnd. */
  verificationEnd: (id: number | string) => `/platform/verification-runs/${id}/end`,
  /** GET: MatrixRow of everything that is live, in canary or newest; `?deployable=` those that name one deployable. */
  matrix: '/platform/matrix',
} as const;

/**
 * What a release token may do beyond releasing the deployables it names. `create-…`: publish the first release of a name,
 * which binds the name to that kind. `override`: promote against the gates. `verify`: record whether contracts and schemas hold, of the
 * deployables that it names; a token that names none releases nothing and verifies every deployable.
 */
export const TokenRight = z.enum(['create-remote', 'create-service', 'create-shell', 'override', 'verify']);
export type TokenRight = z.output<typeof TokenRight>;

/** What the caller's token is for. */
export const TokenInfo = z.object({
  team: z.string(),
  /** Names of deployables; `*` is every one. */
  deployables: z.array(z.string()),
  rights: z.array(z.string()),
});
export type TokenInfo = z.output<typeof TokenInfo>;

/** Header in which the command line names the person, percent-encoded. */
export const personHeader = 'x-released-by';

/** Share of visitors, percent; two decimals. At 0 nobody and at 100 everybody, exactly. */
export const CanaryPercent = z
  .number('A canary goes to 0 to 100 percent of visitors')
  .min(0, 'A canary goes to 0 to 100 percent of visitors')
  .max(100, 'A canary goes to 0 to 100 percent of visitors');

const reason = z.string().trim().min(3, 'Give a reason of at least 3 characters').max(500);

/**
 * The live version that the caller saw; null when there was none. When another version is live, nothing changes and the reply
 * is 409 `live_changed`. Left out: any version.
 */
const expectedLive = ReleaseVersion.nullable().optional();

/** A change of what is live. */
export const DeploymentRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('promote'),
    version: ReleaseVersion,
    expectedLive,
    /** Why; needed for a version whose canary the platform stopped. Recorded. */
    reason: reason.optional(),
    /** Why refusals of gates are overridden; recorded. */
    override: reason.optional(),
  }),
  z.object({
    action: z.literal('canary'),
    version: ReleaseVersion,
    percent: CanaryPercent,
    /** Whether the platform stops this canary also when its pages are slower than those of the live release. */
    stopsWhenSlow: z.boolean().optional(),
    expectedLive,
    reason: reason.optional(),
    override: reason.optional(),
  }),
  z.object({
    action: z.literal('rollback'),
    expectedLive,
    reason: reason.optional(),
    /** Why to roll back although the schema lost what that version uses, or others rely on a first release; recorded. */
    override: reason.optional(),
  }),
]);
export type DeploymentRequest = z.output<typeof DeploymentRequest>;

/** Releases that are promoted in one step: all of them or none. The gates check each beside the others. */
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

/** Which version of a deployable is live since when, and who deployed it. */
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
  /** Null while nothing of it has been deployed. */
  deployment: Deployment.nullable(),
  /** The version that a rollback would restore; null when there is none. */
  previous: ReleaseVersion.nullable(),
  /** How the canary is slower than the live release, a sentence for each route and value; empty when it is not. */
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
      /** Visitors, each once a day, to whom it failed for good: they got the last good release, the error panel, or a page without data. */
      failures: z.int(),
      /** Visitors, each once a day, by what their page did about a failure. */
      steps: z.record(FailureStep, z.int()),
      /** Visitors, each once a day, for whom its server code failed to prepare a page; among `failures`. */
      prepareFailures: z.int().default(0),
      /** What browsers measured of the pages with this version; milliseconds, except for CLS. */
      vitals: VitalSummaries.default({}),
      /** What its gates measured of its pages, beside the release that was live then. */
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

/** Subject on which gateways notify each other of deployments; the database holds them. */
export const deploymentsSubject = 'platform.deployments';
