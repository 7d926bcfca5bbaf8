import { z } from 'zod';
import { DeployableName, ReleaseVersion } from '../releases/release';

/** What the page did about a screen that failed: a second try, the last good release, or the error panel. */
export const FailureStep = z.enum(['retry', 'fallback', 'error-panel']);
export type FailureStep = z.output<typeof FailureStep>;

/**
 * Why a release failed. With the first five no screen is shown: a script failed to load or threw, a file does not match its
 * hash, a timeout, the styles, a throw at render. The page notices the others afterwards:
 * - `error`, `rejection`: an error or a rejection that no code handled, by the files in its stack
 * - `empty`: a screen that shows nothing
 * - `left`: a screen that led away from the page as soon as it was shown
 * - `loop`: a screen that renders without end
 * - `blocked`: the page answered nothing for seconds after a screen was shown
 * - `died`: an earlier page of this browser ended while it rendered the screen
 * - `header`: the header of the page vanished
 * - `built-in`: a function of the browser or the language was replaced
 * - `hydration`: the browser rendered other content than the server, so React rendered it again
 */
export const FailureCause = z.enum([
  'load',
  'integrity',
  'timeout',
  'css',
  'render',
  'error',
  'rejection',
  'empty',
  'left',
  'loop',
  'blocked',
  'died',
  'header',
  'built-in',
  'hydration',
]);
export type FailureCause = z.output<typeof FailureCause>;

const about = {
  deployable: DeployableName,
  version: ReleaseVersion,
  /** The exposed module: `./franchise-list`. */
  screen: z.string().max(100),
};

/**
 * What a page reports of its screens, for the counts of a release: that a screen was shown after the first one (which the
 * gateway counts itself), or that this version of it failed. It contains no person and no address.
 */
export const Beacon = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shown'), ...about }),
  z.object({
    kind: z.literal('failed'),
    ...about,
    /** `none`: the page showed nothing else, and the failure counts. */
    step: z.enum([...FailureStep.options, 'none']),
    cause: FailureCause,
    message: z.string().max(300),
  }),
]);
export type Beacon = z.output<typeof Beacon>;
