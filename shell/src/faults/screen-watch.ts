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

/** How often the page looks at itself, ms. */
const lookMs = 1_000;
/** Looks in a row that have to find a screen empty. */
const emptyLooks = 5;
/** A screen that leads away from the page sooner than this after its first render did not wait for anybody, ms. */
const leaveMs = 2_000;
/** How long one task may block the page, ms, and how soon after a first render it is the screen's doing. */
const blockMs = 4_000;
const blockedAfterMs = 5_000;

interface Current extends WatchedScreen {
  /** Of the page's clock, ms. */
  beganAt: number;
  /** Shows something else in the screen's place. */
  fail: (fault: ScreenFault) => void;
  place: Element | null;
  /** Whether it is waiting for data. */
  isLoading: () => boolean;
  emptyLooks: number;
}

interface Options {
  /** Reports a failure after which the page showed nothing else. */
  report: (of: WatchedScreen, cause: FailureCause, message: string) => void;
}

/** What the page notices about screens that loaded and render without an error. */
export interface ScreenWatch {
  /** To be called when files of a release ran. */
  noteRan: (of: WatchedScreen) => void;
  /** To be called before a screen renders for the first time. */
  begin: (of: WatchedScreen, fail: Current['fail']) => void;
  /** The screen that renders or is on the page; null while there is none of a remote. */
  screen: () => WatchedScreen | null;
  /** To be called when it is on the page. @returns to be called when it goes */
  show: (of: WatchedScreen, place: Element | null, isLoading: () => boolean) => () => void;
  /** Begins to look at the page. */
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
  /** Whose files ran, or whose screen was shown, last. */
  let latest: WatchedScreen | null = null;
  /** When the user last pressed or typed something, by the page's clock, ms. */
  let inputAt = 0;
  const builtIns = makeBuiltInWatch((of, message) => report(of, 'built-in', message));

  /** Not while React renders or commits: the screen has to be mounted first. */
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
