import { z } from 'zod';
import { DeployableName, ReleaseVersion } from '../releases/release';

/**
 * POST an Override, or DELETE: the remotes that this browser loads from a development server. Only on a development
 * platform, or with an administrator's session.
 */
export const overridesPath = '/platform/overrides';

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1):([1-9]\d{0,4})\/?$/;

/** Origin of a server on the developer's own machine; nothing else may replace a release. */
export const LoopbackOrigin = z
  .string()
  .refine(
    (text) => Number(loopback.exec(text)?.[1] ?? Number.NaN) <= 65_535,
    'Give the address of a server on this machine: http://localhost:4300',
  )
  .transform((text) => text.replace(/\/$/, ''));

/** One remote that is loaded from a development server. */
export const Override = z.object({ deployable: DeployableName, url: LoopbackOrigin });
export type Override = z.output<typeof Override>;

/** Limits how many remotes one browser may override. */
export const Overrides = z.array(Override).max(10);

/** The release of a remote that the visitor of a page gets. */
export const RemoteSource = z.object({
  name: DeployableName,
  source: z.enum(['live', 'canary']),
  /** The canary, and this visitor's bucket from 0 to 100; the bucket is null for a visitor without an id. */
  canary: z
    .object({ version: ReleaseVersion, percent: z.number(), bucket: z.number().nullable() })
    .nullable(),
});
export type RemoteSource = z.output<typeof RemoteSource>;

/** Data for the developer tools. Only pages of administrators and of development platforms have it. */
export const BootTools = z.object({ remotes: z.array(RemoteSource), overrides: Overrides });
export type BootTools = z.output<typeof BootTools>;

const firstPort = 4300;
const portCount = 600;

/** The default port of a remote's development server. */
export const devServerPort = (deployable: string): number => {
  let sum = 0;
  for (const sign of deployable) sum = (sum * 31 + sign.charCodeAt(0)) % portCount;
  return firstPort + sum;
};
