import { z } from 'zod';
import { PieceName, ReleaseVersion } from './release';

/** What the page did about a screen that failed: tried again, took the last good release, or showed the panel. */
export const FailureStep = z.enum(['retry', 'fallback', 'panel']);
export type FailureStep = z.output<typeof FailureStep>;

/**
 * Why a release failed. The first five keep a screen from being shown: a script that did not come or threw, another file
 * than its hash names, too slow, its styles, a throw at render. The others the page notices afterwards:
 * - `error`, `rejection`: an error or a rejection that no code handled, by the files in its stack
 * - `empty`: a screen that shows nothing
 * - `left`: a screen that led away from the page as soon as it was shown
 * - `loop`: a screen that renders without end
 * - `blocked`: the page answered nothing for seconds after a screen was shown
 * - `died`: an earlier page of this browser ended while it rendered the screen
 * - `header`: the header of the page vanished
 * - `built-in`: a function of the browser or the language was replaced
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
]);
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
    /** `none`: the page showed nothing else, and the failure counts. */
    step: z.enum([...FailureStep.options, 'none']),
    cause: FailureCause,
    message: z.string().max(300),
  }),
]);
export type Beacon = z.output<typeof Beacon>;
