import type { FrontendRelease, Release, RemoteRelease, ServiceRelease, ShellRelease } from '@setu/contracts';

/** A release and the folder of this machine its files lie in. */
export interface LiveRelease<R extends Release = Release> {
  release: R;
  folder: string;
}

/** What a page is made of for one visitor. The value is replaced as a whole, never changed: it can be a cache key. */
export interface LiveReleases {
  /** Null while the shell is not there: then no page can be shown. */
  shell: LiveRelease<ShellRelease> | null;
  remotes: readonly LiveRelease<RemoteRelease>[];
  services: readonly LiveRelease<ServiceRelease>[];
}

/** One piece: what is live, and what some visitors get instead. */
export interface LiveDeployable<R extends Release = Release> {
  name: string;
  live: LiveRelease<R> | null;
  canary: { release: LiveRelease<R>; percent: number } | null;
  /** What was live before: where a rollback, and a page to which the live release fails, goes. */
  previous: LiveRelease<R> | null;
}

/** All front ends of these releases, shell first. */
export const allFrontends = ({ shell, remotes }: LiveReleases): readonly LiveRelease<FrontendRelease>[] =>
  shell ? [shell, ...remotes] : remotes;

/** The version of a service that these releases hold; null when the service runs without a release. */
export const serviceVersion = ({ services }: LiveReleases, service: string): string | null =>
  services.find(({ release }) => release.name === service)?.release.version ?? null;
