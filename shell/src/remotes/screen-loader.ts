import type { BootRemote, FailureCause, FailureStep } from '@setu/contracts';
import { avoidanceFor, avoidRelease } from '../faults/avoided-releases';
import { watchUnhandledErrors } from '../faults/checks/unhandled-errors';
import { takeUnfinished } from '../faults/render-marker';
import type { ScreenFault } from '../faults/screen-fault';
import { makeScreenWatch } from '../faults/screen-watch';
import { askLastGood } from './ask-last-good';
import { type Failure, failureOf, ScreenLost } from './failure';
import { joinFederation, type Screen } from './federation';
import { reloadOnce } from './reload-once';
import { makeRemoteStates, type RemoteStates } from './remote-states';
import { faultReports, tell } from './tell';

/** A screen and the release it came out of. */
export interface LoadedScreen {
  Screen: Screen;
  remote: BootRemote;
  /** Name of the exposed module. */
  screen: string;
  /** What it took: nothing, another attempt, or the last good release. */
  step: 'none' | 'retry' | 'fallback';
}

/**
 * Loads screens of remotes, each once. What fails is tried a second time, then taken from the remote's last good release,
 * which is kept as long as the page: two releases of one remote never meet on it.
 */
export interface ScreenLoader {
  /** The same promise for the same screen, unless it failed: then it is fetched anew. @throws ScreenLost */
  load: (remote: BootRemote, screen: string) => Promise<LoadedScreen>;
  /** Starts loading a screen that will probably be wanted; one that cannot be had is forgotten. */
  warm: (remote: BootRemote, screen: string) => void;
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
  /** Begins to watch the page for faults that throw no error where it is rendered; to be called once. */
  watchFaults: () => void;
  /** Where the remotes of which this page showed something stand, by name; another value after each change. */
  states: () => RemoteStates;
  /** Tells of changes of `states`, until the returned function is called. */
  watch: (listener: () => void) => () => void;
}

const keyOf = (remote: BootRemote, screen: string) => `${remote.container} ${screen}`;

/**
 * How long to wait before the second attempt, ms: a bad moment of the network passes, and the other files of the first
 * attempt have failed too by then instead of failing the second one.
 */
const pause = 300;

/** Another page is on its way. */
const leaving = () => new Promise<never>(() => {});

/** A file that could not be had may come the next time; what a screen does wrong it does again. */
const isOfFile = (cause: FailureCause) => ['load', 'integrity', 'timeout', 'css'].includes(cause);

/** Loads from the releases the page names. */
export const makeScreenLoader = (): ScreenLoader => {
  const federation = joinFederation();
  const landing = location.pathname;
  let hasShown = false;
  /** Remotes that fell back, by name, with the release they go on with. */
  const fallen = new Map<string, BootRemote>();
  const attempts = new Map<string, Promise<Screen>>();
  const screens = new Map<string, Promise<LoadedScreen>>();
  /** Screens a part of which could not be fetched when it was wanted, once. */
  const excused = new Set<string>();

  const states = makeRemoteStates();

  /** What comes from a developer's machine is no release that could be counted. */
  const report = (
    remote: BootRemote,
    screen: string,
    step: FailureStep,
    { cause, message }: Pick<Failure, 'cause' | 'message'>,
  ) => {
    const { name, version } = remote;
    if (step === 'error-panel') states.note(name, { version, step });
    if (!remote.base) tell({ kind: 'failed', piece: name, version, screen, step, cause, message });
  };
  const reportFault = faultReports();
  const watch = makeScreenWatch({
    report: ({ remote, screen }, cause, message) => {
      if (!remote.base) reportFault({ name: remote.name, version: remote.version, screen }, cause, message);
    },
  });

  const now = (remote: BootRemote) => fallen.get(remote.name) ?? remote;
  const isFirstPage = () => !hasShown && location.pathname === landing;

  /** One attempt, shared by all who want the same; a failed one is forgotten. */
  const attempt = (remote: BootRemote, screen: string): Promise<Screen> => {
    const key = keyOf(remote, screen);
    const known = attempts.get(key);
    if (known) return known;
    const begun = federation
      .importScreen(remote, screen)
      .finally(() => watch.noteRan({ remote, screen, step: 'none' }));
    attempts.set(key, begun);
    begun.catch(() => attempts.delete(key));
    return begun;
  };

  const fallBack = async (
    remote: BootRemote,
    screen: string,
    failure: Pick<Failure, 'cause' | 'message'>,
  ): Promise<LoadedScreen> => {
    const other = fallen.has(remote.name) ? null : await askLastGood(remote);
    report(remote, screen, other ? 'fallback' : 'error-panel', failure);
    if (!other) throw new ScreenLost(failure.message);
    try {
      const Screen = await attempt(other, screen);
      fallen.set(other.name, other);
      return { Screen, remote: other, screen, step: 'fallback' };
    } catch (error) {
      federation.renew(other);
      report(other, screen, 'error-panel', await failureOf(other, screen, error, 'load'));
      throw new ScreenLost(failure.message);
    }
  };

  const retry = async (remote: BootRemote, screen: string): Promise<LoadedScreen> => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    federation.renew(remote);
    try {
      return { Screen: await attempt(remote, screen), remote, screen, step: 'retry' };
    } catch (error) {
      const failure = await failureOf(remote, screen, error, 'load');
      if (failure.isGone && !isFirstPage() && reloadOnce(remote)) return leaving();
      return fallBack(remote, screen, failure);
    }
  };

  const begin = async (remote: BootRemote, screen: string): Promise<LoadedScreen> => {
    const avoided = avoidanceFor(remote);
    if (avoided) return fallBack(remote, screen, avoided);
    const step = fallen.has(remote.name) ? 'fallback' : 'none';
    try {
      return { Screen: await attempt(remote, screen), remote, screen, step };
    } catch (error) {
      void failureOf(remote, screen, error, 'load').then((failure) =>
        report(remote, screen, 'retry', failure),
      );
      return retry(remote, screen);
    }
  };

  return {
    load: (remote, screen) => {
      const release = now(remote);
      const key = keyOf(release, screen);
      const known = screens.get(key);
      if (known !== undefined) return known;
      const loading = begin(release, screen);
      screens.set(key, loading);
      loading.catch(() => {
        screens.delete(key);
        federation.renew(release);
      });
      return loading;
    },
    warm: (remote, screen) => {
      const release = now(remote);
      if (!avoidanceFor(release)) attempt(release, screen).catch(() => federation.renew(release));
    },
    replace: async (remote, screen, error) => {
      const thrower = now(remote);
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
      const { screen, step, remote } = shown;
      const { name, version, base } = remote;
      states.note(name, { version, step });
      // The page's first screen was counted when its HTML was made.
      if (!base && (!isFirstPage() || step === 'fallback'))
        tell({ kind: 'shown', piece: name, version, screen });
      hasShown = true;
      return watch.show(shown, place, isLoading);
    },
    watchFaults: () => {
      const unfinished = takeUnfinished();
      if (unfinished) {
        const { name, version } = unfinished;
        const message = 'An earlier page ended while it rendered this screen';
        reportFault(unfinished, 'died', message);
        avoidRelease(name, { version, cause: 'died', message });
      }
      watchUnhandledErrors((release, cause, message) =>
        reportFault({ ...release, screen: '' }, cause, message),
      );
      watch.start();
    },
    states: states.all,
    watch: states.watch,
  };
};
