import type { BootRemote, RemoteRelease } from '@setu/protocol';

/** A remote's release as the boot data of a page describes it. */
export const bootRemote = (release: RemoteRelease): BootRemote => ({
  name: release.name,
  version: release.version,
  entry: release.entry,
  container: release.container,
  routes: release.routes,
  integrity: Object.fromEntries(
    release.files
      .filter(({ path }) => path === release.entry)
      .map(({ path, integrity }) => [path, integrity]),
  ),
});
