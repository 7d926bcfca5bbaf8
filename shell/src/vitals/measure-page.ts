import type { Boot } from '@setu/protocol';
import type { RemoteStates } from '../remotes/remote-states';
import type { RouteMatch } from '../routing/find-route';

/** The measured page: its route and its releases. */
export interface MeasuredPage {
  /** Pattern of the route. */
  route: string;
  shell: string;
  remote: { name: string; version: string } | null;
}

const measuredPage = (match: RouteMatch, shell: string): MeasuredPage | null => {
  // A remote from a development server is not a release.
  if (match.kind !== 'remote' || match.remote.base) return null;
  const { name, version } = match.remote;
  return { route: match.route.path, shell, remote: { name, version } };
};

/** Calls the function when the page has loaded and its thread is idle. */
const whenIdle = (work: () => void): void => {
  // Safari has no requestIdleCallback.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/** Calls the function when the page is visible, because a prerendered page may never be shown. */
const whenActivated = (work: () => void): void => {
  if (document.prerendering) document.addEventListener('prerenderingchange', work, { once: true });
  else work();
};

/**
 * Measures the page for the platform if it is one of the sampled share. The code that measures is loaded when the page is idle,
 * so it does not slow the first load; browsers buffer earlier entries.
 * @param states of the remotes on the page: a page that shows another release than in its boot data is not reported
 */
export const measurePage = (vitals: Boot['vitals'], match: RouteMatch, states: () => RemoteStates): void => {
  if (!vitals || Math.random() >= vitals.share) return;
  const page = measuredPage(match, vitals.shell);
  if (!page) return;
  whenActivated(() =>
    whenIdle(() => {
      import(/* webpackChunkName: "vitals" */ './report-vitals').then(
        ({ reportVitals }) => reportVitals(page, states),
        () => undefined,
      );
    }),
  );
};
