import { z } from 'zod';
import { PieceName, ReleaseVersion } from './release';

/**
 * POST Override, DELETE: which remotes this browser takes from a developer's machine. Only where the platform runs for
 * development, or with an administrator's session.
 */
export const overridesPath = '/platform/overrides';

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1):([1-9]\d{0,4})\/?$/;

/** Origin of a server on the developer's own machine; nothing else may stand in for a release. */
export const LoopbackOrigin = z
  .string()
  .refine(
    (text) => Number(loopback.exec(text)?.[1] ?? Number.NaN) <= 65_535,
    'Give the address of a server on this machine: http://localhost:4300',
  )
  .transform((text) => text.replace(/\/$/, ''));

/** One remote that comes from a developer's machine. */
export const Override = z.object({ piece: PieceName, url: LoopbackOrigin });
export type Override = z.output<typeof Override>;

/** As many remotes as one browser takes from elsewhere. */
export const Overrides = z.array(Override).max(10);

/** How a remote stands for the visitor of a page. */
export const RemoteStanding = z.object({
  name: PieceName,
  source: z.enum(['live', 'canary']),
  /** The canary there is, and where between 0 and 100 this visitor stands with it; null: not told apart. */
  canary: z
    .object({ version: ReleaseVersion, percent: z.number(), bucket: z.number().nullable() })
    .nullable(),
});
export type RemoteStanding = z.output<typeof RemoteStanding>;

/** What a page knows for people who develop or operate; it is on nobody else's pages. */
export const BootTools = z.object({ remotes: z.array(RemoteStanding), overrides: Overrides });
export type BootTools = z.output<typeof BootTools>;

const firstPort = 4300;
const portCount = 600;

/** The port at which a remote's development server is found unless it is taken. */
export const devServerPort = (piece: string): number => {
  let sum = 0;
  for (const sign of piece) sum = (sum * 31 + sign.charCodeAt(0)) % portCount;
  return firstPort + sum;
};
