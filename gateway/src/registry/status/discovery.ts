import { createHash } from 'node:crypto';
import {
  type DiscoveredVersion,
  Discovery,
  discoverySchemaUrl,
  type FrontendRelease,
  releaseBase,
} from '@setu/protocol';
import type { LiveDeployable } from '../../releases/live-releases';
import type { RegistryState } from '../../releases/registry-state';

const entryOf = (release: FrontendRelease) =>
  release.kind === 'remote' ? release.entry : (release.scripts.at(-1) ?? '');
const urlOf = (release: FrontendRelease) => releaseBase(release) + entryOf(release);

/** Empty for a release without an entry file: without routes it exposes nothing to load. */
const versionOf = (release: FrontendRelease, traffic: number, isDefault: boolean): DiscoveredVersion[] => {
  const file = release.files.find(({ path }) => path === entryOf(release));
  if (!file) return [];
  return [
    {
      url: urlOf(release),
      metadata: { integrity: file.integrity, version: release.version },
      deployment: { traffic, default: isDefault },
      extras: {
        kind: release.kind,
        routes: release.routes.map(({ path, audience }) => ({ path, audience })),
      },
    },
  ];
};

const versionsOf = ({ live, canary }: LiveDeployable<FrontendRelease>): DiscoveredVersion[] => {
  const share = canary?.percent ?? 0;
  const stable = live ? versionOf(live.release, 100 - share, true) : [];
  const fallbackUrl = stable[0]?.url;
  const tried = canary ? versionOf(canary.release.release, share, false) : [];
  return [...stable, ...tried.map((version) => (fallbackUrl ? { ...version, fallbackUrl } : version))];
};

/**
 * The live front ends in the Frontend Discovery schema. Services are not listed, because only the gateway calls them.
 * @throws ZodError rather than return data that breaks the schema
 */
export const discoveryOf = ({ shell, remotes }: RegistryState): Discovery =>
  Discovery.parse({
    schema: discoverySchemaUrl,
    microFrontends: Object.fromEntries(
      [...(shell ? [shell] : []), ...remotes].map((frontEnd) => [frontEnd.name, versionsOf(frontEnd)]),
    ),
  });

export const etagOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 27);
