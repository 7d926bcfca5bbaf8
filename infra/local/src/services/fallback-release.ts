import type { LogEntry, ServiceRelease } from '@setu/contracts';
import type { RegistryClient } from '@setu/release';
import type { ServiceRunner } from './service-runner';

/** Versions that are tried: each may take a minute to say no. */
const MOST = 3;

/**
 * Versions that were live before this one, the last one first; what somebody went back from is none to go to.
 * @param history the newest lines of the audit trail, newest first
 */
export const liveBefore = (history: readonly LogEntry[], live: string): string[] => {
  const done = history.filter(({ outcome }) => outcome === 'done');
  const left = new Set(done.flatMap(({ action, detail }) => (action === 'rollback' ? [detail.from] : [])));
  const versions = done.flatMap(({ action, version }) =>
    version !== null && (action === 'promote' || action === 'rollback') ? [version] : [],
  );
  return [...new Set(versions)].filter((version) => version !== live && !left.has(version)).slice(0, MOST);
};

/** Whether the live release's migrations take nothing away that an earlier one may still use. */
export const fitsSchemaOf = (live: ServiceRelease, earlier: ServiceRelease): boolean => {
  const known = new Set(earlier.migrations.map(({ name }) => name));
  return live.migrations.every(({ name, phase }) => phase !== 'contract' || known.has(name));
};

/** Versions that may serve in the place of the live one, the best one first. */
const candidates = async (client: RegistryClient, name: string, live: string): Promise<string[]> => {
  const release = await client.release(name, live);
  const before = liveBefore(await client.history(name), live);
  const found = await Promise.all(before.map((version) => client.release(name, version)));
  return found.flatMap((earlier) =>
    release?.kind === 'service' && earlier?.kind === 'service' && fitsSchemaOf(release, earlier)
      ? [earlier.version]
      : [],
  );
};

/**
 * Lets a version of a service serve that was live before, as long as the live one does not start.
 * @returns what to tell people of it; null when there is none that starts
 */
export const startStandIn = async (
  client: RegistryClient,
  runner: ServiceRunner,
  live: string,
): Promise<string | null> => {
  for (const version of await candidates(client, runner.name, live)) {
    if (!(await runner.standIn(version))) continue;
    return (
      `${runner.name} ${live} is live but does not start: ${version}, which was live before, serves in its place. ` +
      `Go back (npm run release -- rollback ${runner.name}), or mend the sources and start again.`
    );
  }
  return null;
};
