import { z } from 'zod';
import { PieceName, ReleaseVersion } from './release';

/** What the page did about a screen that failed: tried again, took the last good release, or showed the panel. */
export const FailureStep = z.enum(['retry', 'fallback', 'panel']);
export type FailureStep = z.output<typeof FailureStep>;

/** Why: a script that did not come or threw, another file than its hash names, too slow, its styles, or a throw at render. */
export const FailureCause = z.enum(['load', 'integrity', 'timeout', 'css', 'render']);
export type FailureCause = z.output<typeof FailureCause>;

const about = {
  piece: PieceName,
  version: ReleaseVersion,
  /** The exposed module: `./franchise-list`. */
  screen: z.string().max(100),
};

/**
 * What a page tells the platform of the screens it shows, for the counts of a release: that one was shown after the
 * page's first (which the gateway saw itself), or that this version of it failed. It names nobody and no address.
 */
export const Beacon = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shown'), ...about }),
  z.object({
    kind: z.literal('failed'),
    ...about,
    step: FailureStep,
    cause: FailureCause,
    message: z.string().max(300),
  }),
]);
export type Beacon = z.output<typeof Beacon>;
