import type { Screen } from '../remotes/federation';
import type { LoadedScreen } from '../remotes/release-loading';
import type { ScreenLoader } from '../remotes/screen-loader';

/** A screen without a rendering module, which the browser renders. */
export class NotRendered extends Error {
  override name = 'NotRendered';
}

const nothing = () => {};

/** A promise that React reads without waiting. */
const fulfilled = (value: LoadedScreen): Promise<LoadedScreen> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

const refused = (): Promise<never> => {
  const promise = Promise.reject(new NotRendered());
  promise.catch(nothing);
  return promise;
};

/**
 * The screen loader of a page that is rendered on the server: its only screen is already loaded.
 * @param screen null when its release cannot render it
 */
export const makeServerLoader = (screen: Screen | null): ScreenLoader => ({
  load: (remote, name) =>
    screen ? fulfilled({ Screen: screen, remote, screen: name, step: 'none' }) : refused(),
  preload: nothing,
  replace: refused,
  noteRendering: nothing,
  noteShown: () => nothing,
  noteMismatch: nothing,
  watchFaults: nothing,
  states: () => new Map(),
  watch: () => nothing,
});
