import type { BootRemote, FailureCause } from '@setu/protocol';
import { avoidanceFor } from '../faults/avoided-releases';
import type { ScreenFault } from '../faults/screen-fault';
import { makeScreenWatch } from '../faults/screen-watch';
import { wasFetchedAhead } from '../page/was-fetched-ahead';
import { failureOf, noteFailedScripts } from './failure';
import { joinFederation } from './federation';
import { watchLoadingFiles } from './loading-files';
import { keyOf, type LoadedScreen, makeReleaseLoading } from './release-loading';
import type { RemoteStates } from './remote-states';
import { makeScreenReports } from './screen-reports';

/**
 * Loads screens of remotes, each once. A failed load is retried once, then the remote's last good release is used for as
 * long as the page is open, so that a page never mixes two releases of a remote.
 */
export interface ScreenLoader {
  /** The same promise for the same screen, unless it failed: then it is loaded again. @throws ScreenLost */
  load: (remote: BootRemote, screen: string) => Promise<LoadedScreen>;
  /** Preloads a screen; a failure is ignored. */
  preload: (remote: BootRemote, screen: string) => void;
  /** Returns a replacement for a screen that threw while it was shown. @throws ScreenLost */
  replace: (remote: BootRemote, screen: string, error: unknown) => Promise<LoadedScreen>;
  /**
   * Call it before a screen renders for the first time.
   * @param fail shows another release in its place; called when a fault of the screen is detected
   */
  noteRendering: (screen: LoadedScreen, fail: (fault: ScreenFault) => void) => void;
  /**
   * Call it when a screen is on the page.
   * @param place the element it is in
   * @param isLoading whether the page waits for data
   * @returns a function to call when the screen is removed
   */
  noteShown: (shown: LoadedScreen, place: Element | null, isLoading: () => boolean) => () => void;
  /**
   * Call it when React could not hydrate a part of the page.
   * @param componentStack of React, with the addresses of the files
   */
  noteMismatch: (error: unknown, componentStack: string) => void;
  /** Starts to watch the page for faults that throw no render error. Call it once. */
  watchFaults: () => void;
  /** States of the remotes that this page has shown, by name; a new value after each change. */
  states: () => RemoteStates;
  /** Calls the listener after changes of `states`, until the returned function is called. */
  watch: (listener: () => void) => () => void;
}

/** A file that failed to load may load next time; a screen that throws will throw again. */
const isOfFile = (cause: FailureCause) => ['load', 'integrity', 'timeout', 'css'].includes(cause);

/** A promise that React's `use` reads at once, so that no placeholder is shown. */
const resolved = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Loads from the releases in the boot data. */
export const makeScreenLoader = (): ScreenLoader => {
  const federation = joinFederation();
  const landing = location.pathname;
  let hasShown = false;
  const screens = new Map<string, Promise<LoadedScreen>>();
  /** Screens of which a lazy-loaded part has failed to load once. */
  const retried = new Set<string>();

  const reports = makeScreenReports();
  const { failed: report, states } = reports;
  const watch = makeScreenWatch({ report: reports.fault });
  const isFirstPage = () => !hasShown && location.pathname === landing;
  const { releaseOf, attempt, preloaded, begin, fallBack } = makeReleaseLoading({
    federation,
    report,
    isFirstPage,
    onRan: (remote, screen) => watch.noteRan({ remote, screen, step: 'none' }),
  });

  return {
    load: (remote, screen) => {
      const release = releaseOf(remote);
      const key = keyOf(release, screen);
      const known = screens.get(key);
      if (known !== undefined) return known;
      const ready = preloaded(release, screen);
      const loading = ready ? resolved(ready) : begin(release, screen);
      screens.set(key, loading);
      loading.catch(() => {
        screens.delete(key);
      });
      return loading;
    },
    preload: (remote, screen) => {
      const release = releaseOf(remote);
      if (!avoidanceFor(release)) attempt(release, screen).catch(() => undefined);
    },
    replace: async (remote, screen, error) => {
      const thrower = releaseOf(remote);
      const failure = await failureOf(thrower, screen, error, 'render');
      const key = keyOf(thrower, screen);
      if (!isOfFile(failure.cause) || retried.has(key)) return fallBack(thrower, screen, failure);
      // A file of a dialog failed to load. The screen itself works, and the dialog may load next time.
      retried.add(key);
      report(thrower, screen, 'retry', failure);
      return { Screen: await attempt(thrower, screen), remote: thrower, screen, step: 'retry' };
    },
    noteRendering: watch.begin,
    noteShown: (shown, place, isLoading) => {
      // The gateway counted the first screen when it made the HTML, unless the page was prefetched.
      reports.shown(shown, !isFirstPage() || shown.step === 'fallback' || wasFetchedAhead());
      hasShown = true;
      return watch.show(shown, place, isLoading);
    },
    noteMismatch: (error, componentStack) => reports.mismatch(error, componentStack, watch.screen()),
    watchFaults: () => {
      noteFailedScripts();
      watchLoadingFiles();
      reports.start();
      watch.start();
    },
    states: states.all,
    watch: states.watch,
  };
};
