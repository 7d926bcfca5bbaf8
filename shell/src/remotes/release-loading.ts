import type { BootRemote, FailureStep } from '@setu/protocol';
import { avoidanceFor, endAvoidance } from '../faults/avoided-releases';
import { askLastGood } from './ask-last-good';
import { type Failure, failureOf, isTimeout, ScreenLost } from './failure';
import type { Federation, Screen } from './federation';
import { reloadOnce } from './reload-once';

/** A screen and the release it was loaded from. */
export interface LoadedScreen {
  Screen: Screen;
  remote: BootRemote;
  /** Name of the exposed module. */
  screen: string;
  /** How it was loaded: at once, by a retry, or from the last good release. */
  step: 'none' | 'retry' | 'fallback';
}

/** Identifies a screen of a release. */
export const keyOf = (remote: BootRemote, screen: string) => `${remote.container} ${screen}`;

/**
 * Delay before the second attempt, ms: a short network problem may pass, and the other files of the first attempt have
 * failed by then, so that they do not fail the second attempt.
 */
const pause = 300;

/** Never resolves, because another page is loading. */
const leaving = () => new Promise<never>(() => {});

/** Shares one attempt among all loads of the same screen; a failed attempt is not cached. */
const makeAttempts = (importScreen: (remote: BootRemote, screen: string) => Promise<Screen>) => {
  const attempts = new Map<string, Promise<Screen>>();
  const loaded = new Map<string, Screen>();
  const attempt = (remote: BootRemote, screen: string): Promise<Screen> => {
    const key = keyOf(remote, screen);
    const known = attempts.get(key);
    if (known) return known;
    const begun = importScreen(remote, screen);
    attempts.set(key, begun);
    begun.then(
      (Screen) => loaded.set(key, Screen),
      () => attempts.delete(key),
    );
    return begun;
  };
  return { attempt, loadedBy: (remote: BootRemote, screen: string) => loaded.get(keyOf(remote, screen)) };
};

type Reason = Pick<Failure, 'cause' | 'message'>;

interface Options {
  federation: Federation;
  report: (remote: BootRemote, screen: string, step: FailureStep | 'none', failure: Reason) => void;
  /** Whether the page still shows its first screen. */
  isFirstPage: () => boolean;
  /** Called after the files of a screen ran, or failed to. */
  onRan: (remote: BootRemote, screen: string) => void;
}

/** Decides which release a screen comes from: a failed load is retried, then the last good release takes over. */
export const makeReleaseLoading = ({ federation, report, isFirstPage, onRan }: Options) => {
  /** The last good releases of remotes that fell back, by name. */
  const fallen = new Map<string, BootRemote>();
  const { attempt, loadedBy } = makeAttempts((remote, screen) =>
    federation.importScreen(remote, screen).finally(() => onRan(remote, screen)),
  );

  /**
   * Loads a screen of the last good release.
   * @param otherwise the step when there is no such release
   * @returns null when there is no such release, or it fails too
   */
  const loadLastGood = async (
    remote: BootRemote,
    screen: string,
    failure: Reason,
    otherwise: 'error-panel' | 'none',
  ): Promise<LoadedScreen | null> => {
    const other = fallen.has(remote.name) ? null : await askLastGood(remote);
    if (other) report(remote, screen, 'fallback', failure);
    else if (otherwise === 'error-panel') report(remote, screen, otherwise, failure);
    if (!other) return null;
    try {
      const Screen = await attempt(other, screen);
      fallen.set(other.name, other);
      return { Screen, remote: other, screen, step: 'fallback' };
    } catch (error) {
      report(other, screen, otherwise, await failureOf(other, screen, error, 'load'));
      return null;
    }
  };

  const fallBack = async (remote: BootRemote, screen: string, failure: Reason): Promise<LoadedScreen> => {
    const loaded = await loadLastGood(remote, screen, failure, 'error-panel');
    if (!loaded) throw new ScreenLost(failure.message);
    return loaded;
  };

  const retry = async (remote: BootRemote, screen: string): Promise<LoadedScreen> => {
    await new Promise((resolve) => setTimeout(resolve, pause));
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
    const other = avoided && (await loadLastGood(remote, screen, avoided, 'none'));
    if (other) return other;
    if (avoided) endAvoidance(remote.name);
    const step = fallen.has(remote.name) ? 'fallback' : 'none';
    try {
      return { Screen: await attempt(remote, screen), remote, screen, step };
    } catch (error) {
      // The server answers, but not for this file: it would not answer the next attempt.
      if (isTimeout(error)) return fallBack(remote, screen, await failureOf(remote, screen, error, 'load'));
      void failureOf(remote, screen, error, 'load').then((failure) =>
        report(remote, screen, 'retry', failure),
      );
      return retry(remote, screen);
    }
  };

  /** A screen that was preloaded; null when it must be loaded. */
  const preloaded = (remote: BootRemote, screen: string): LoadedScreen | null => {
    const Screen = avoidanceFor(remote) ? undefined : loadedBy(remote, screen);
    return Screen ? { Screen, remote, screen, step: fallen.has(remote.name) ? 'fallback' : 'none' } : null;
  };

  return {
    /** The release that the page uses of this remote. */
    releaseOf: (remote: BootRemote) => fallen.get(remote.name) ?? remote,
    attempt,
    preloaded,
    /** Loads a screen of a release. @throws ScreenLost */
    begin,
    /** Loads a screen of the last good release instead. @throws ScreenLost */
    fallBack,
  };
};
