import type { BootRemote, FailureStep } from '@setu/contracts';
import { avoidRelease } from '../faults/avoided-releases';
import { releaseOfStack } from '../faults/checks/release-of-stack';
import { watchUnhandledErrors } from '../faults/checks/unhandled-errors';
import { takeUnfinished } from '../faults/render-marker';
import type { WatchedScreen } from '../faults/watched-screen';
import type { Failure } from './failure';
import { makeRemoteStates } from './remote-states';
import { makeFaultReporter, sendBeacon } from './send-beacon';

type Cause = Pick<Failure, 'cause' | 'message'>;

/** Reports to the platform how screens fare, and keeps their states. A remote of a dev server is no release: it is not reported. */
export const makeScreenReports = () => {
  const states = makeRemoteStates();
  const reportFault = makeFaultReporter();
  return {
    states,
    /** A screen failed, and what was done about it. */
    failed: (remote: BootRemote, screen: string, step: FailureStep, { cause, message }: Cause) => {
      const { name, version } = remote;
      if (step === 'error-panel') states.note(name, { version, step });
      if (!remote.base)
        sendBeacon({ kind: 'failed', deployable: name, version, screen, step, cause, message });
    },
    /** A fault that threw no error where it is rendered. */
    fault: (
      { remote, screen }: Pick<WatchedScreen, 'remote' | 'screen'>,
      cause: Cause['cause'],
      message: string,
    ) => {
      if (!remote.base) reportFault({ name: remote.name, version: remote.version, screen }, cause, message);
    },
    /** @param isCounted false when the page's HTML counted it already */
    shown: ({ remote, screen, step }: WatchedScreen, isCounted: boolean) => {
      const { name, version, base } = remote;
      states.note(name, { version, step });
      if (!base && isCounted) sendBeacon({ kind: 'shown', deployable: name, version, screen });
    },
    /** React rendered a part of the page again, because the server rendered it otherwise. */
    mismatch: (error: unknown, componentStack = '') => {
      const release = releaseOfStack(componentStack, location.origin);
      if (release) reportFault({ ...release, screen: '' }, 'hydration', String(error));
    },
    /** Reports what ended an earlier page, and watches for errors that no code handles. */
    start: () => {
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
    },
  };
};
