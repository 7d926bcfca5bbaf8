import type { BootRemote, FailureStep } from '@setu/protocol';
import { avoidRelease } from '../faults/avoided-releases';
import { releaseOfMismatch } from '../faults/checks/release-of-mismatch';
import { watchUnhandledErrors } from '../faults/checks/unhandled-errors';
import { takeUnfinished } from '../faults/render-marker';
import type { WatchedScreen } from '../faults/watched-screen';
import { type Failure, ScreenLost } from './failure';
import { makeRemoteStates } from './remote-states';
import { makeFaultReporter, sendBeacon } from './send-beacon';

type Cause = Pick<Failure, 'cause' | 'message'>;

/**
 * Reports shown and failed screens to the platform, and stores their states. A remote from a dev server is not a release and not reported.
 */
export const makeScreenReports = () => {
  const states = makeRemoteStates();
  const reportFault = makeFaultReporter();
  return {
    states,
    /** A screen failed; `step` is the reaction. */
    failed: (remote: BootRemote, screen: string, step: FailureStep | 'none', { cause, message }: Cause) => {
      const { name, version } = remote;
      if (step === 'error-panel') states.note(name, { version, step });
      if (!remote.base)
        sendBeacon({ kind: 'failed', deployable: name, version, screen, step, cause, message });
    },
    /** A fault that threw no render error. */
    fault: (
      { remote, screen }: Pick<WatchedScreen, 'remote' | 'screen'>,
      cause: Cause['cause'],
      message: string,
    ) => {
      if (!remote.base) reportFault({ name: remote.name, version: remote.version, screen }, cause, message);
    },
    /** @param isCounted false when the gateway counted it with the page's HTML */
    shown: ({ remote, screen, step }: WatchedScreen, isCounted: boolean) => {
      const { name, version, base } = remote;
      states.note(name, { version, step });
      if (!base && isCounted) sendBeacon({ kind: 'shown', deployable: name, version, screen });
    },
    /**
     * React rendered a part of the page again, because the server's HTML differed or because it threw.
     * @param screen the current screen; null for a screen of the shell
     */
    mismatch: (error: unknown, componentStack: string, screen: WatchedScreen | null) => {
      // A lost screen has already been reported.
      const isReported = error instanceof Error && error.cause instanceof ScreenLost;
      if (isReported || screen?.remote.base) return;
      const release = releaseOfMismatch(componentStack, location.origin, screen?.remote ?? null);
      if (release)
        reportFault({ name: release.name, version: release.version, screen: '' }, 'hydration', String(error));
    },
    /** Reports a fault that ended an earlier page, and watches for unhandled errors. */
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
