import type { FrontendRelease, Release, RemoteRelease, ServiceRelease, ShellRelease } from '@setu/protocol';

/** A release and the folder on this machine that holds its files. */
export interface LiveRelease<R extends Release = Release> {
  release: R;
  folder: string;
}

/** The releases that one visitor gets. The value never changes, so it can be a cache key. */
export interface LiveReleases {
  /** Null while no shell is live: then pages cannot be shown. */
  shell: LiveRelease<ShellRelease> | null;
  remotes: readonly LiveRelease<RemoteRelease>[];
  services: readonly LiveRelease<ServiceRelease>[];
}

/** A deployable: its live release, and its canary. */
export interface LiveDeployable<R extends Release = Release> {
  name: string;
  live: LiveRelease<R> | null;
  canary: { release: LiveRelease<R>; percent: number; stopsWhenSlow?: boolean } | null;
  /** The release before the live one: the target of a rollback, and the fallback of a page when the live one fails. */
  previous: LiveRelease<R> | null;
}

/** The front ends among these releases, shell first. */
export const allFrontends = ({ shell, remotes }: LiveReleases): readonly LiveRelease<FrontendRelease>[] =>
  shell ? [shell, ...remotes] : remotes;

/** The version of a service in these releases; null when the service runs without a release. */
export const serviceVersion = ({ services }: LiveReleases, service: string): string | null =>
  services.find(({ release }) => release.name === service)?.release.version ?? null;

/** The releases whose code a page runs on the server: the shell, and its screen's remote. */
export interface PageReleases {
  shell: LiveRelease<ShellRelease>;
  /** Null for a screen of the shell itself. */
  remote: LiveRelease<RemoteRelease> | null;
}
