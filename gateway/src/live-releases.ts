import type { Release, RemoteRelease, ShellRelease } from '@setu/contracts';

/** A release and the folder its files lie in. */
export interface LiveRelease<R extends Release = Release> {
  release: R;
  folder: string;
}

/** What a page is made of now. The value is replaced as a whole, never changed: it can be a cache key. */
export interface LiveReleases {
  /** Null while the shell is not there: then no page can be shown. */
  shell: LiveRelease<ShellRelease> | null;
  remotes: readonly LiveRelease<RemoteRelease>[];
}

/** Says which releases are live: folders on disk, or a registry. */
export interface ReleaseSource {
  current: () => LiveReleases;
  stop: () => void;
}

/** All live releases, shell first. */
export const allLive = ({ shell, remotes }: LiveReleases): readonly LiveRelease[] =>
  shell ? [shell, ...remotes] : remotes;
