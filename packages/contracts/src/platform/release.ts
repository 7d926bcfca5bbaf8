import { z } from 'zod';
import { UserRole } from '../identity/user-role';

/** For whom a route exists. A list names roles. */
export const Audience = z.union([z.enum(['everyone', 'signed-out', 'signed-in']), z.array(UserRole)]);
export type Audience = z.output<typeof Audience>;

/** One file of a release, path relative to the release's folder. */
export const ReleaseFile = z.object({
  path: z.string(),
  /** Size as written, bytes. */
  bytes: z.int(),
  /** Size gzipped, bytes. */
  gzip: z.int(),
  /** Subresource integrity, `sha384-…`. */
  integrity: z.string(),
});
export type ReleaseFile = z.output<typeof ReleaseFile>;

export const ReleaseRoute = z.object({
  /** React Router path pattern: `/franchises/:id`. */
  path: z.string(),
  audience: Audience,
  /** The exposed module that shows it: `./franchise-list`. */
  screen: z.string(),
  /** Script files of the release this screen needs beyond the entry: what a page preloads. */
  files: z.array(z.string()),
  /** Share keys this screen needs that the shell does not load at start: `@setu/ui/dialog`. */
  shared: z.array(z.string()),
});
export type ReleaseRoute = z.output<typeof ReleaseRoute>;

const ReleaseBase = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Semantic version of the piece plus a hash of what it was built from: `0.1.0-3f9a2c1d`. Names its folder. */
  version: z.string().regex(/^[0-9A-Za-z.+-]+$/),
  commit: z.string().nullable(),
  files: z.array(ReleaseFile),
  /** Versions of the shared packages it was built with. */
  sharedVersions: z.record(z.string(), z.string()),
});

/** A remote's release.json. */
export const RemoteRelease = ReleaseBase.extend({
  kind: z.literal('remote'),
  /** The federation entry file. */
  entry: z.string(),
  /** Global name of the federation container; holds the version, so that two versions never meet in one. */
  container: z.string(),
  /** Module the gateway runs to prepare a page: first reads and page head; null when the remote has none. */
  server: z.string().nullable(),
  routes: z.array(ReleaseRoute),
});
export type RemoteRelease = z.output<typeof RemoteRelease>;

/** The shell's release.json. */
export const ShellRelease = ReleaseBase.extend({
  kind: z.literal('shell'),
  /** Scripts a page starts with, in order. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Font files a page preloads. */
  fonts: z.array(z.string()),
  /** Files of each share key that is loaded on demand: `@setu/ui/dialog` → its chunks. */
  shared: z.record(z.string(), z.array(z.string())),
  /** Routes of the shell itself: home. */
  routes: z.array(z.object({ path: z.string(), audience: Audience })),
});
export type ShellRelease = z.output<typeof ShellRelease>;

export const Release = z.discriminatedUnion('kind', [RemoteRelease, ShellRelease]);
export type Release = z.output<typeof Release>;

/** Where a release's files are served from, for ever unchanged. */
export const releaseBase = (release: { name: string; version: string }) =>
  `/mfe/${release.name}/${release.version}/`;
