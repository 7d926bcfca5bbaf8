import { z } from 'zod';
import { DeployableName, ReleaseVersion } from '../releases/release';

/** How the page handled a failed screen: a retry, the last good release, or the error panel. */
export const FailureStep = z.enum(['retry', 'fallback', 'error-panel']);
export type FailureStep = z.output<typeof FailureStep>;

/**
 * Why a release failed. With the first five no screen is shown: a script failed to load or threw, a file does not match its
 * hash, a timeout, the styles, a throw at render. The page notices the others afterwards:
 * - `error`, `rejection`: an error or a rejection that no code handled, by the files in its stack
 * - `empty`: a screen that shows nothing
 * - `left`: a screen that navigated away from the page as soon as it was shown
 * - `loop`: a screen that renders endlessly
 * - `blocked`: the page did not respond for seconds after a screen was shown
 * - `died`: an earlier page of this browser ended while it rendered the screen
 * - `header`: the header of the page disappeared
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
 * A page's report about a screen, for the counts of a release: a screen was shown after the first one (which the gateway
 * counts itself), or this version of it failed. It contains no personal data and no address.
 */
export const Beacon = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shown'), ...about }),
  z.object({
    kind: z.literal('failed'),
    ...about,
    /** `none`: the page did nothing about it, and the failure counts. */
    step: z.enum([...FailureStep.options, 'none']),
    cause: FailureCause,
    message: z.string().max(300),
  }),
]);
export type Beacon = z.output<typeof Beacon>;
