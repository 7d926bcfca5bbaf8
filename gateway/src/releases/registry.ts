import { deploymentsSubject, type Release } from '@setu/contracts';
import type { Broker, Logger } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Artefacts } from '../artefacts/artefacts';
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

/** The guarantee behind the events, ms: a change whose event was missed is seen by then. */
const pollMs = 5_000;
/** Releases that are live no more and whose files are still asked for; the oldest is forgotten first. */
const keptOld = 100;

interface Deps {
  db: Knex;
  artefacts: Artefacts;
  logger: Logger;
  /** Called with the next state before it takes effect: what it needs is ready when pages are made of it. */
  beforeSwitch: (next: RegistryState) => Promise<void>;
  /** Called when it has taken effect: what only the state before needed may end. */
  afterSwitch: (now: RegistryState) => void;
}

/** This gateway's view of the registry: what it last knew, should the database be gone. */
export interface Registry {
  state: () => RegistryState;
  choices: () => ReleaseSelector;
  /** A published release, live or not; null when there is none of that name and version. */
  published: (name: string, version: string) => Promise<LiveRelease | null>;
  /** Reads the database anew; resolves when what it says is in effect here. */
  refresh: () => Promise<void>;
  /** Tells all gateways, this one included, that something went live. */
  announce: () => Promise<void>;
  /** Follows the events of a broker that is there now. */
  follow: (broker: Broker) => void;
  stop: () => void;
}

const keyOf = (name: string, version: string) => `${name} ${version}`;

/** Follows the registry. Never throws for a database that is away: it goes on with what it last knew. */
export const makeRegistry = ({ db, artefacts, logger, beforeSwitch, afterSwitch }: Deps): Registry => {
  let state = emptyState;
  let choices = makeReleaseSelector(state);
  let deployed = new Map<string, LiveRelease>();
  const old = new Map<string, LiveRelease>();
  let broker: Broker | null = null;

  const read = async () => {
    if ((await newestDeployment(db)) <= state.revision) return;
    const next = await readRegistry(db, artefacts);
    await beforeSwitch(next);
    state = next;
    choices = makeReleaseSelector(next);
    const byKey = (releases: LiveRelease[]) =>
      releases.map((live) => [keyOf(live.release.name, live.release.version), live] as const);
    deployed = new Map([...byKey(previousIn(next)), ...byKey(releasesIn(next))]);
    afterSwitch(next);
    const live = byKey(releasesIn(next)).map(([key]) => key);
    logger.info({ revision: next.revision, live }, 'live releases');
  };

  // Reads follow each other, and one that waits serves all who asked meanwhile.
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
  const look = () =>
    refresh().catch((err: unknown) =>
      logger.warn({ err }, 'the registry cannot be read; what was live stays'),
    );

  const timer = setInterval(look, pollMs);
  timer.unref();

  const findOld = async (name: string, version: string): Promise<LiveRelease<Release> | null> => {
    const found = old.get(keyOf(name, version));
    if (found) return found;
    const release = await findRelease(db, name, version);
    if (!release) return null;
    const opened = await openRelease(artefacts, release);
    old.set(keyOf(name, version), opened);
    for (const key of old.keys()) if (old.size > keptOld) old.delete(key);
    return opened;
  };

  return {
    state: () => state,
    choices: () => choices,
    published: async (name, version) => deployed.get(keyOf(name, version)) ?? findOld(name, version),
    refresh,
    announce: async () => {
      broker?.connection.publish(deploymentsSubject);
      await refresh();
    },
    follow: (joined) => {
      broker = joined;
      const listen = async () => {
        for await (const _ of joined.connection.subscribe(deploymentsSubject)) await look();
      };
      listen().catch((err: unknown) => logger.error({ err }, 'events of the registry'));
      void look();
    },
    stop: () => clearInterval(timer),
  };
};
