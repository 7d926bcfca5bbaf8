import type { BootRemote, FailureCause } from '@setu/protocol';
import { avoidanceFor } from '../faults/avoided-releases';
import type { ScreenFault } from '../faults/screen-fault';
import { makeScreenWatch } from '../faults/screen-watch';
import { wasFetchedAhead } from '../page/was-fetched-ahead';
import { failureOf } from './failure';
import { joinFederation } from './federation';
import { keyOf, type LoadedScreen, makeReleaseLoading } from './release-loading';
import type { RemoteStates } from './remote-states';
import { makeScreenReports } from './screen-reports';

/**
 * Loads screens of remotes, each once. What fails is tried a second time, then taken from the remote's last good release,
 * which is kept as long as the page: two releases of one remote never meet on it.
 */
export interface ScreenLoader {
  /** The same promise for the same screen, unless it failed: then it is loaded again. @throws ScreenLost */
  load: (remote: BootRemote, screen: string) => Promise<LoadedScreen>;
  /** Preloads a screen; a failure is ignored. */
  preload: (remote: BootRemote, screen: string) => void;
  /** What to show instead of a screen that threw while it was shown. @throws ScreenLost */
  replace: (remote: BootRemote, screen: string, error: unknown) => Promise<LoadedScreen>;
  /**
   * To be called before a screen renders for the first time.
   * @param fail shows another release in its place; called when the screen turns out to be faulty
   */
  noteRendering: (screen: LoadedScreen, fail: (fault: ScreenFault) => void) => void;
  /**
   * To be called when a screen is on the page.
   * @param place the element it is in
   * @param isLoading whether the page waits for data
   * @returns to be called when the screen goes
   */
  noteShown: (shown: LoadedScreen, place: Element | null, isLoading: () => boolean) => () => void;
  /**
   * To be called when React could not hydrate a part of the page as the server rendered it.
   * @param componentStack of React, with the addresses of the files
   */
  noteMismatch: (error: unknown, componentStack: string) => void;
  /** Begins to watch the page for faults that throw no error where it is rendered; to be called once. */
  watchFaults: () => void;
  /** States of the remotes that this page has shown, by name; a new value after each change. */
  states: () => RemoteStates;
  /** Calls the listener after changes of `states`, until the returned function is called. */
  watch: (listener: () => void) => () => void;
}

/** A file that failed to load may load next time; a screen that throws will throw again. */
const isOfFile = (cause: FailureCause) => ['load', 'integrity', 'timeout', 'css'].includes(cause);

/** Loads from the releases the page names. */
export const makeScreenLoader = (): ScreenLoader => {
  const federation = joinFederation();
  const landing = location.pathname;
  let hasShown = false;
  const screens = new Map<string, Promise<LoadedScreen>>();
  /** Screens a part of which could not be fetched when it was wanted, once. */
  const excused = new Set<string>();

  const reports = makeScreenReports();
  const { failed: report, states } = reports;
  const watch = makeScreenWatch({ report: reports.fault });
  const isFirstPage = () => !hasShown && location.pathname === landing;
  const { releaseOf, attempt, begin, fallBack } = makeReleaseLoading({
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
      const loading = begin(release, screen);
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
      if (!isOfFile(failure.cause) || excused.has(key)) return fallBack(thrower, screen, failure);
      // A dialog whose file did not come: the screen itself is well, and the dialog may come next time.
      excused.add(key);
      report(thrower, screen, 'retry', failure);
      return { Screen: await attempt(thrower, screen), remote: thrower, screen, step: 'retry' };
    },
    noteRendering: watch.begin,
    noteShown: (shown, place, isLoading) => {
      // The page's first screen was counted when its HTML was made, unless that was in advance.
      reports.shown(shown, !isFirstPage() || shown.step === 'fallback' || wasFetchedAhead());
      hasShown = true;
      return watch.show(shown, place, isLoading);
    },
    noteMismatch: (error, componentStack) => reports.mismatch(error, componentStack, watch.screen()),
    watchFaults: () => {
      reports.start();
      watch.start();
    },
    states: states.all,
    watch: states.watch,
  };
};
