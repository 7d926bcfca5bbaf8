import type { Boot, BootRemote, Override } from '@setu/protocol';
import { type Prepared, pageTools } from './page-tools';

/** Timeout for a dev server, whose first build may be running. */
const releaseTimeoutMs = 8_000;

type Described = Pick<BootRemote, 'name' | 'version' | 'entry' | 'container' | 'routes'>;

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'version', 'entry', 'container'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  Array.isArray(Reflect.get(value, 'routes'));

const read = async ({ deployable, url }: Override): Promise<BootRemote | string> => {
  try {
    const reply = await fetch(`${url}/release.json`, { signal: AbortSignal.timeout(releaseTimeoutMs) });
    const release: unknown = reply.ok ? await reply.json() : null;
    if (!isDescribed(release)) return `${url} says nothing of a remote`;
    if (release.name !== deployable) return `${url} serves ${release.name}`;
    const { name, version, entry, container, routes } = release;
    return {
      name,
      version,
      entry,
      container,
      routes,
      integrity: {},
      base: `${url}/`,
    };
  } catch (error) {
    if (error instanceof Error) return `${url} does not answer`;
    throw error;
  }
};

/**
 * Replaces live releases by remotes of dev servers, new remotes and routes included. When a dev server cannot be read the
 * live release stays, and the developer tools show the reason.
 */
export const applyOverrides = async (boot: Boot): Promise<Prepared> => {
  const overrides = boot.tools?.overrides ?? [];
  const found = await Promise.all(overrides.map(read));
  const problems = new Map<string, string>();
  const remotes = new Map(boot.remotes.map((remote) => [remote.name, remote]));
  for (const [i, { deployable }] of overrides.entries()) {
    const remote = found[i];
    if (typeof remote === 'string') problems.set(deployable, remote);
    else if (remote) remotes.set(deployable, remote);
  }
  const taken = { ...boot, remotes: [...remotes.values()] };
  return { boot: taken, tools: pageTools(taken, problems) };
};
