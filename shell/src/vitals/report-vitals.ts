import { tracedNavigation } from '@setu/mfe-kit';
import { matchPath, maxNavigationAgeMs, type PageVitals, platformPaths } from '@setu/protocol';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { RemoteStates } from '../remotes/remote-states';
import type { MeasuredPage } from './measure-page';

/** Whether the page shows the release that it was made for, not its last good release or the error panel. */
const isAsPlanned = ({ remote }: MeasuredPage, states: RemoteStates): boolean => {
  if (!remote) return true;
  const state = states.get(remote.name);
  return state?.version === remote.version && (state.step === 'none' || state.step === 'retry');
};

/** When the navigation to this document began and ended, for its trace; empty without a trace, or when the page never loaded. */
const navigation = (): Pick<PageVitals, 'navigation'> => {
  const traced = tracedNavigation();
  const sentMs = performance.now();
  if (!traced || traced.timing.loadEventEnd === 0 || sentMs > maxNavigationAgeMs) return {};
  const { traceparent, timing } = traced;
  return { navigation: { traceparent, loadMs: timing.loadEventEnd, sentMs } };
};

/**
 * Reports the page's values once, when the page is hidden for the first time. Values count until the address leaves the route,
 * because later values belong to another screen. An interaction that navigates to another route therefore counts for neither.
 */
export const reportVitals = (page: MeasuredPage, states: () => RemoteStates): void => {
  const values: PageVitals['values'] = {};
  let isOpen = true;

  const note = ({ name, value }: Metric) => {
    if (matchPath(page.route, location.pathname) === null) isOpen = false;
    if (isOpen) values[name] = Math.max(0, value);
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note, { reportAllChanges: true });

  let isSent = false;
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden') return;
    isSent = true;
    isOpen = false;
    if (Object.keys(values).length === 0 || !isAsPlanned(page, states())) return;
    const vitals: PageVitals = { ...page, values, ...navigation() };
    navigator.sendBeacon(
      platformPaths.vitals,
      new Blob([JSON.stringify(vitals)], { type: 'application/json' }),
    );
  };
  // Added after the listeners of web-vitals, which report their last values when the page is hidden.
  document.addEventListener('visibilitychange', send);
};
