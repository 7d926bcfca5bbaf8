import { type Beacon, platformPaths } from '@setu/contracts';

/** Tells the platform how a screen fares. It outlives the page; one that cannot be sent is lost, which costs a count. */
export const tell = (beacon: Beacon): void => {
  navigator.sendBeacon(
    platformPaths.beacons,
    new Blob([JSON.stringify(beacon)], { type: 'application/json' }),
  );
};
