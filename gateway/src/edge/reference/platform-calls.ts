import {
  Beacon,
  BootRemote,
  DeployableStatus,
  Deployment,
  DeploymentRequest,
  Discovery,
  LabReport,
  LogEntry,
  LoggedVerificationRun,
  MatrixRow,
  Override,
  overridesPath,
  PageVitals,
  PromotionTogether,
  platformPaths,
  Release,
  TokenInfo,
  VerificationEnd,
  VerificationProgress,
  VerificationReport,
  VerificationRun,
  VerificationRunRequest,
} from '@setu/protocol';
import { z } from 'zod';

/** A call below `/platform`, which the gateway answers. */
export interface PlatformCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for each parameter. */
  path: string;
  /** One sentence for the API reference. */
  summary: string;
  /** Who may call, in words. Undefined when the call needs no release token. */
  token?: string;
  /** Names of its query parameters. */
  query?: readonly string[];
  body?: z.ZodType | 'file';
  /** Body of a success; undefined when the success is 204. */
  reply?: z.ZodType | 'file';
  /** Status of a success with a body; 200 by default. */
  status?: 201;
}

const any = 'any release token';
const own = 'a release token for the deployable';
const verifier = 'a release token with the right to verify';

/** All calls below `/platform`: `platformPaths` names their paths, `gateway/src/registry/routes` answers most of them. */
export const platformCalls: readonly PlatformCall[] = [
  {
    method: 'GET',
    path: platformPaths.discovery,
    summary: 'The live front ends, in the schema of Frontend Discovery.',
    reply: Discovery,
  },
  {
    method: 'GET',
    path: platformPaths.lastGood(':name'),
    summary: 'What was live before the version that `failed` names, for a page on which that version fails.',
    query: ['failed'],
    reply: BootRemote,
  },
  {
    method: 'POST',
    path: platformPaths.beacons,
    summary: 'Counts a screen that a page showed, or that failed. Pages send it.',
    body: Beacon,
  },
  {
    method: 'POST',
    path: platformPaths.vitals,
    summary: 'Records how fast a page was. Pages send it.',
    body: PageVitals,
  },
  {
    method: 'POST',
    path: overridesPath,
    summary:
      'Lets this browser load a remote from a development server. On a development platform, or with an administrator session.',
    body: Override,
  },
  {
    method: 'DELETE',
    path: overridesPath,
    summary: 'Ends the overrides of this browser.',
  },
  {
    method: 'GET',
    path: platformPaths.currentDeployments,
    summary: 'The newest deployment of every deployable.',
    token: any,
    reply: z.array(Deployment),
  },
  {
    method: 'GET',
    path: platformPaths.deployables,
    summary: 'Every deployable with its deployment and its newest releases.',
    token: any,
    reply: z.array(DeployableStatus),
  },
  {
    method: 'GET',
    path: platformPaths.deployable(':name'),
    summary: 'One deployable with its deployment and its newest releases.',
    token: any,
    reply: DeployableStatus,
  },
  {
    method: 'GET',
    path: platformPaths.history(':name'),
    summary: 'Fifty lines of the audit trail of a deployable, newest first; `before` is the id of a line.',
    token: any,
    query: ['before'],
    reply: z.array(LogEntry),
  },
  {
    method: 'PUT',
    path: platformPaths.file(':name', ':version', ':path'),
    summary: 'Uploads a file of a release that is not published yet. The path may contain slashes.',
    token: own,
    body: 'file',
  },
  {
    method: 'GET',
    path: platformPaths.file(':name', ':version', ':path'),
    summary: 'A file of a published release. The path may contain slashes.',
    token: any,
    reply: 'file',
  },
  {
    method: 'PUT',
    path: platformPaths.release(':name', ':version'),
    summary: 'Publishes a release, once all its files are uploaded. Visitors do not get it yet.',
    token: own,
    body: Release,
    reply: Release,
    status: 201,
  },
  {
    method: 'GET',
    path: platformPaths.release(':name', ':version'),
    summary: 'The release.json of a published release.',
    token: any,
    reply: Release,
  },
  {
    method: 'POST',
    path: platformPaths.deployments(':name'),
    summary: 'Makes a release live or a canary, or goes back to the previous one.',
    token: own,
    body: DeploymentRequest,
    reply: DeployableStatus,
    status: 201,
  },
  {
    method: 'POST',
    path: platformPaths.promotions,
    summary: 'Makes several releases live in one step: all of them or none.',
    token: 'a release token for all the deployables',
    body: PromotionTogether,
    reply: z.array(DeployableStatus),
    status: 201,
  },
  {
    method: 'GET',
    path: platformPaths.token,
    summary: 'What the release token of this call may do.',
    token: any,
    reply: TokenInfo,
  },
  {
    method: 'GET',
    path: platformPaths.matrix,
    summary:
      'The contracts between everything that is live, a canary or newest; `deployable` names one side.',
    token: any,
    query: ['deployable'],
    reply: z.array(MatrixRow),
  },
  {
    method: 'POST',
    path: platformPaths.verificationRuns,
    summary: 'Requests a verification of a published release, or starts one of the caller.',
    token: 'a release token for the deployable or its consumer, or with the right to verify',
    body: VerificationRunRequest,
    reply: VerificationRun,
    status: 201,
  },
  {
    method: 'GET',
    path: platformPaths.verificationRuns,
    summary: 'The newest fifty verification runs; `deployable` names one, `state=pending` those that wait.',
    token: any,
    query: ['deployable', 'state'],
    reply: z.array(VerificationRun),
  },
  {
    method: 'POST',
    path: platformPaths.nextVerificationRun,
    summary: 'Claims the run that has waited longest; 204 when none waits.',
    token: verifier,
    reply: VerificationRun,
  },
  {
    method: 'GET',
    path: platformPaths.verificationRun(':id'),
    summary: 'A verification run with its log.',
    token: any,
    reply: LoggedVerificationRun,
  },
  {
    method: 'PUT',
    path: platformPaths.verificationProgress(':id'),
    summary: 'Says how far a claimed run is, which extends its lease.',
    token: verifier,
    body: VerificationProgress,
  },
  {
    method: 'PUT',
    path: platformPaths.verificationEnd(':id'),
    summary: 'Ends a claimed run with its results, or with the reason why it has none.',
    token: verifier,
    body: VerificationEnd,
  },
  {
    method: 'PUT',
    path: platformPaths.verifications(':name', ':version'),
    summary: 'Records whether contracts and schemas hold for a published release.',
    token: verifier,
    body: VerificationReport,
  },
  {
    method: 'PUT',
    path: platformPaths.measurements(':name', ':version'),
    summary: 'Records what a lab measured of the pages of a published front end.',
    token: verifier,
    body: LabReport,
  },
];
