/** Every character but letters and digits as its code: `-` → `_2d`. */
const encode = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/**
 * Global name of a release's federation container. It is derived from name and version, so no release can replace another
 * one's code on a page.
 */
export const containerName = ({ name, version }: { name: string; version: string }): string =>
  `setu_${encode(name)}_v_${encode(version)}`;

/** Global name of the list in which a release's chunks arrive; as unique as its container. */
export const chunkLoadingName = (release: { name: string; version: string }): string =>
  `chunks_${containerName(release)}`;
