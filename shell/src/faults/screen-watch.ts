import { signInPath } from '@setu/mfe-kit';
import type { FailureCause } from '@setu/protocol';
import { isReloadingPage, reloadPage } from '../page/reload-page';
import { avoidRelease } from './avoided-releases';
import { makeBuiltInWatch } from './built-in-watch';
import { isEmpty } from './checks/empty-screen';
import { isHeaderLost } from './checks/header-check';
import { type LongTask, watchLongTasks } from './checks/long-tasks';
import { watchRenderLoop } from './checks/render-loop';
import { markRendering } from './render-marker';
import { ScreenFault } from './screen-fault';
import type { WatchedScreen } from './watched-screen';

/** How often the page checks itself, ms. */
const lookMs = 1_000;
/** Number of consecutive checks that must find a screen empty. */
const emptyLooks = 5;
/** A screen that navigates away sooner than this after its first render did not wait for the user, ms. */
const leaveMs = 2_000;
/** How long one task may block the page, and how soon after a first render it is attributed to the screen, ms. */
const blockMs = 4_000;
const blockedAfterMs = 5_000;

interface Current extends WatchedScreen {
  /** By the page's clock, ms. */
  beganAt: number;
  /** Shows another release or the error panel instead of the screen. */
  fail: (fault: ScreenFault) => void;
  place: Element | null;
  /** Whether it is waiting for data. */
  isLoading: () => boolean;
  emptyLooks: number;
}

interface Options {
  /** Reports a failure after which the page did not change. */
  report: (of: WatchedScreen, cause: FailureCause, message: string) => void;
}

/** Detects faults of screens that load and render without an error. */
export interface ScreenWatch {
  /** Call it when files of a release have run. */
  noteRan: (of: WatchedScreen) => void;
  /** Call it before a screen renders for the first time. */
  begin: (of: WatchedScreen, fail: Current['fail']) => void;
  /** The screen of a remote that renders or is on the page; null when there is none. */
  screen: () => WatchedScreen | null;
  /** Call it when the screen is on the page. @returns a function to call when it is removed */
  show: (of: WatchedScreen, place: Element | null, isLoading: () => boolean) => () => void;
  /** Starts to watch the page. */
  start: () => void;
}

/** Whether a screen navigates away from the page right after its first render, without any input of the user. */
const leavesAtOnce = (event: NavigateEvent, { step, remote, beganAt }: Current, inputAt: number): boolean => {
  const isOwn = event.userInitiated || event.destination.sameDocument || event.downloadRequest !== null;
  if (isOwn || isReloadingPage() || event.navigationType === 'traverse') return false;
  // A remote of a dev server reloads the page after a rebuild.
  if (step === 'fallback' || remote.base) return false;
  if (inputAt > beganAt || performance.now() - beganAt > leaveMs) return false;
  return new URL(event.destination.url).pathname !== signInPath;
};

const isOfFirstRender = ({ startTime, duration }: LongTask, { beganAt }: Current): boolean =>
  startTime + duration > beganAt && startTime < beganAt + blockedAfterMs;

export const makeScreenWatch = ({ report }: Options): ScreenWatch => {
  let current: Current | null = null;
  /** The screen whose files ran last, or that was shown last. */
  let latest: WatchedScreen | null = null;
  /** When the user last pressed or typed something, by the page's clock, ms. */
  let inputAt = 0;
  const builtIns = makeBuiltInWatch((of, message) => report(of, 'built-in', message));

  /** Runs later, because React may be rendering or committing, and the screen must be mounted first. */
  const fail = ({ fail: show }: Current, cause: FailureCause, message: string) =>
    void setTimeout(() => show(new ScreenFault(cause, message)));

  const lookAtHeader = () => {
    if (!latest || !isHeaderLost()) return;
    const { name, version } = latest.remote;
    const message = 'The header of the page vanished';
    report(latest, 'header', message);
    if (!latest.remote.base && avoidRelease(name, { version, cause: 'header', message })) reloadPage();
  };

  const lookAtScreen = () => {
    if (!current?.place) return;
    const isBlank = !current.isLoading() && isEmpty(current.place);
    current.emptyLooks = isBlank ? current.emptyLooks + 1 : 0;
    if (current.emptyLooks === emptyLooks) fail(current, 'empty', 'The screen shows nothing');
  };

  const look = () => {
    builtIns.look(latest);
    if (document.visibilityState !== 'visible') return;
    lookAtHeader();
    lookAtScreen();
  };

  const handleNavigate = (event: NavigateEvent) => {
    if (!current || !leavesAtOnce(event, current, inputAt)) return;
    event.preventDefault();
    fail(current, 'left', 'The screen led away from the page as soon as it was shown');
  };

  const handleLongTask = (task: LongTask) => {
    if (current && isOfFirstRender(task, current))
      report(current, 'blocked', `The page was blocked for ${Math.round(task.duration)} ms`);
  };

  return {
    noteRan: (of) => {
      latest = of;
      builtIns.noteRan(of);
      builtIns.look(latest);
    },
    begin: (of, show) => {
      current = {
        ...of,
        beganAt: performance.now(),
        fail: show,
        place: null,
        isLoading: () => false,
        emptyLooks: 0,
      };
      latest = of;
      const { name, version, base } = of.remote;
      if (!base) markRendering({ name, version, screen: of.screen });
    },
    screen: () => current,
    show: (of, place, isLoading) => {
      const mine = current;
      if (mine) Object.assign(mine, { place, isLoading });
      latest = of;
      builtIns.look(latest);
      return () => {
        if (current === mine) current = null;
      };
    },
    start: () => {
      builtIns.start();
      setInterval(look, lookMs);
      for (const type of ['pointerdown', 'keydown', 'touchstart'])
        addEventListener(type, () => (inputAt = performance.now()), { passive: true, capture: true });
      if ('navigation' in window) navigation.addEventListener('navigate', handleNavigate);
      watchLongTasks(blockMs, handleLongTask);
      watchRenderLoop(() => {
        if (current) fail(current, 'loop', 'The screen renders without end');
      });
    },
  };
};
