import type { LogEntry, ServiceRelease } from '@setu/protocol';
import type { RegistryClient } from '@setu/registry-client';
import type { ServiceRunner } from './service-runner';

/** Each attempt may take a minute to fail. */
const maxTries = 3;

/**
 * Previously live versions, newest first, excluding those that were rolled back.
 * @param history the newest lines of the audit trail, newest first
 */
export const previouslyLive = (history: readonly LogEntry[], live: string): string[] => {
  const done = history.filter(({ outcome }) => outcome === 'done');
  const rolledBack = new Set(
    done.flatMap(({ action, detail }) => (action === 'rollback' ? [detail.from] : [])),
  );
  const versions = done.flatMap(({ action, version }) =>
    version !== null && (action === 'promote' || action === 'rollback') ? [version] : [],
  );
  return [...new Set(versions)]
    .filter((version) => version !== live && !rolledBack.has(version))
    .slice(0, maxTries);
};

/** Whether the live release's migrations remove nothing that an earlier release may still use. */
export const fitsSchemaOf = (live: ServiceRelease, earlier: ServiceRelease): boolean => {
  const known = new Set(earlier.migrations.map(({ name }) => name));
  return live.migrations.every(({ name, phase }) => phase !== 'contract' || known.has(name));
};

/** Versions that may serve in place of the live one, best first. */
const candidates = async (client: RegistryClient, name: string, live: string): Promise<string[]> => {
  const release = await client.release(name, live);
  const before = previouslyLive(await client.history(name), live);
  const found = await Promise.all(before.map((version) => client.release(name, version)));
  return found.flatMap((earlier) =>
    release?.kind === 'service' && earlier?.kind === 'service' && fitsSchemaOf(release, earlier)
      ? [earlier.version]
      : [],
  );
};

/**
 * Starts a previously live version of a service, which serves until the live one starts.
 * @returns a notice for people; null when no such version starts
 */
export const startFallbackRelease = async (
  client: RegistryClient,
  runner: ServiceRunner,
  live: string,
): Promise<string | null> => {
  for (const version of await candidates(client, runner.name, live)) {
    if (!(await runner.runFallback(version))) continue;
    return (
      `${runner.name} ${live} is live but does not start. ${version}, which was live before, serves instead. ` +
      `Roll back (npm run release -- rollback ${runner.name}), or fix the source and start again.`
    );
  }
  return null;
};
