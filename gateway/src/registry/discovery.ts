import { createHash } from 'node:crypto';
import { type FrontendRelease, releaseBase } from '@setu/contracts';
import type { LivePiece } from '../live-releases';
import type { RegistryState } from './registry-state';

/** Where the schema of this document is written. */
const discoverySchema =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** One version of one front end, as Frontend Discovery has it. */
interface DiscoveredVersion {
  url: string;
  metadata: { integrity: string; version: string };
  /** Where the stable version is, should this one not come. */
  fallbackUrl?: string;
  deployment: { traffic: number; default: boolean };
  extras: { kind: FrontendRelease['kind']; routes: readonly { path: string; audience: unknown }[] };
}

/** What is live, in the Frontend Discovery schema (awslabs/frontend-discovery, v1-pre). */
export interface Discovery {
  schema: string;
  microFrontends: Record<string, DiscoveredVersion[]>;
}

const entryOf = (release: FrontendRelease) =>
  release.kind === 'remote' ? release.entry : (release.scripts.at(-1) ?? '');
const urlOf = (release: FrontendRelease) => releaseBase(release) + entryOf(release);

const versionOf = (release: FrontendRelease, traffic: number, isDefault: boolean): DiscoveredVersion => ({
  url: urlOf(release),
  metadata: {
    integrity: release.files.find(({ path }) => path === entryOf(release))?.integrity ?? '',
    version: release.version,
  },
  deployment: { traffic, default: isDefault },
  extras: {
    kind: release.kind,
    routes: release.routes.map(({ path, audience }) => ({ path, audience })),
  },
});

const versionsOf = ({ live, canary }: LivePiece<FrontendRelease>): DiscoveredVersion[] => {
  const share = canary?.percent ?? 0;
  return [
    ...(live ? [versionOf(live.release, 100 - share, true)] : []),
    ...(canary
      ? [
          {
            ...versionOf(canary.release.release, share, false),
            ...(live ? { fallbackUrl: urlOf(live.release) } : {}),
          },
        ]
      : []),
  ];
};

/** Only front ends: services are found by the gateway alone. */
export const discoveryOf = ({ shell, remotes }: RegistryState): Discovery => ({
  schema: discoverySchema,
  microFrontends: Object.fromEntries(
    [...(shell ? [shell] : []), ...remotes].map((piece) => [piece.name, versionsOf(piece)]),
  ),
});

export const etagOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 27);
