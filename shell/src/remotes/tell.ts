import { type Beacon, type FailureCause, platformPaths } from '@setu/contracts';

/** Tells the platform how a screen fares. It outlives the page; one that cannot be sent is lost, which costs a count. */
export const tell = (beacon: Beacon): void => {
  navigator.sendBeacon(
    platformPaths.beacons,
    new Blob([JSON.stringify(beacon)], { type: 'application/json' }),
  );
};

/** Reports of one page at most, whatever goes wrong on it. */
const reportLimit = 20;

/** Reports faults after which the page shows nothing else: each cause once for each release, as long as the page is open. */
export const faultReports = () => {
  const told = new Set<string>();
  return (
    { name, version, screen }: { name: string; version: string; screen: string },
    cause: FailureCause,
    message: string,
  ): void => {
    const key = `${name} ${version} ${cause}`;
    if (told.has(key) || told.size >= reportLimit) return;
    told.add(key);
    tell({
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
