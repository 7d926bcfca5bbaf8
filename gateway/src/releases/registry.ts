import { deploymentsSubject, type Release } from '@setu/protocol';
import type { Broker, Logger } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts } from './artefacts/artefacts';
import { makeReleaseSelector, type ReleaseSelector } from './canary-assignment';
import { newestDeployment } from './deployments';
import type { LiveRelease } from './live-releases';
import { findRelease } from './published';
import {
  emptyState,
  openRelease,
  previousIn,
  type RegistryState,
  readRegistry,
  releasesIn,
} from './registry-state';

/** Polling interval: the latest time at which a change is seen whose event was missed. */
const pollMs = 5_000;
/** Releases that are no longer live, cached for open pages that still load their files. */
const maxOldReleases = 100;

interface Deps {
  db: Knex;
  artefacts: Artefacts;
  logger: Logger;
  /** Called with the next state before it takes effect, to prepare everything that it needs. */
  beforeSwitch: (next: RegistryState) => Promise<void>;
  /** Called when it has taken effect: resources that only the previous state needed may be released. */
  afterSwitch: (now: RegistryState) => void;
}

/** This gateway's view of the registry. While the database is down it is the last state that was read. */
export interface Registry {
  state: () => RegistryState;
  selector: () => ReleaseSelector;
  /** A published release, live or not; null when there is none with that name and version. */
  published: (name: string, version: string) => Promise<LiveRelease | null>;
  /** Reads the database; resolves when its state is in effect here. */
  refresh: () => Promise<void>;
  /** Notifies all gateways, this one included, of a new deployment. */
  announce: () => Promise<void>;
  /** Subscribes to deployments of other gateways. */
  follow: (broker: Broker) => void;
  stop: () => void;
}

const keyOf = (name: string, version: string) => `${name} ${version}`;

/** Follows the registry. While the database is down it keeps the last state and does not throw. */
export const makeRegistry = ({ db, artefacts, logger, beforeSwitch, afterSwitch }: Deps): Registry => {
  let state = emptyState;
  let selector = makeReleaseSelector(state);
  let deployed = new Map<string, LiveRelease>();
  const old = new Map<string, LiveRelease>();
  let broker: Broker | null = null;

  const read = async () => {
    if ((await newestDeployment(db)) <= state.revision) return;
    const next = await readRegistry(db, artefacts);
    await beforeSwitch(next);
    state = next;
    selector = makeReleaseSelector(next);
    const byKey = (releases: LiveRelease[]) =>
      releases.map((live) => [keyOf(live.release.name, live.release.version), live] as const);
    deployed = new Map([...byKey(previousIn(next)), ...byKey(releasesIn(next))]);
    afterSwitch(next);
    const live = byKey(releasesIn(next)).map(([key]) => key);
    logger.info({ revision: next.revision, live }, 'live releases changed');
  };

  // Reads run one after another; a waiting read serves all calls made before it starts.
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  const refresh = () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = null;
        running = read();
        return running;
      });
    return waiting;
  };
  const refreshQuietly = () =>
    refresh().catch((err: unknown) =>
      logger.warn({ err }, 'the registry could not be read; the last known releases stay live'),
    );

  const timer = setInterval(refreshQuietly, pollMs);
  timer.unref();

  const findOld = async (name: string, version: string): Promise<LiveRelease<Release> | null> => {
    const found = old.get(keyOf(name, version));
    if (found) return found;
    const release = await findRelease(db, name, version);
    if (!release) return null;
    const opened = await openRelease(artefacts, release);
    old.set(keyOf(name, version), opened);
    for (const key of old.keys()) if (old.size > maxOldReleases) old.delete(key);
    return opened;
  };

  return {
    state: () => state,
    selector: () => selector,
    published: async (name, version) => deployed.get(keyOf(name, version)) ?? findOld(name, version),
    refresh,
    announce: async () => {
      broker?.connection.publish(deploymentsSubject);
      await refresh();
    },
    follow: (joined) => {
      broker = joined;
      const listen = async () => {
        for await (const _ of joined.connection.subscribe(deploymentsSubject)) await refreshQuietly();
      };
      listen().catch((err: unknown) =>
        logger.error({ err }, 'deployments of other gateways cannot be received'),
      );
      void refreshQuietly();
    },
    stop: () => clearInterval(timer),
  };
};
