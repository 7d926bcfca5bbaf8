import { type Beacon, type FailureCause, platformPaths } from '@setu/protocol';

/** Reports a screen to the platform, also while the page is left. A beacon that cannot be sent is not counted. */
export const sendBeacon = (beacon: Beacon): void => {
  navigator.sendBeacon(
    platformPaths.beacons,
    new Blob([JSON.stringify(beacon)], { type: 'application/json' }),
  );
};

/** Maximum number of reports of one page. */
const reportLimit = 20;

/** Returns a function that reports faults: each cause once per release and page. */
export const makeFaultReporter = () => {
  const reported = new Set<string>();
  return (
    { name, version, screen }: { name: string; version: string; screen: string },
    cause: FailureCause,
    message: string,
  ): void => {
    const key = `${name} ${version} ${cause}`;
    if (reported.has(key) || reported.size >= reportLimit) return;
    reported.add(key);
    sendBeacon({
      kind: 'failed',
      deployable: name,
      version,
      screen,
      step: 'none',
      cause,
      message: message.slice(0, 300),
    });
  };
};
