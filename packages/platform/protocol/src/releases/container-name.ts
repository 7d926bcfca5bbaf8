/** Replaces every character except letters and digits by its code: `-` → `_2d`. */
const encode = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/**
 * Global name of a release's federation container. It is derived from name and version, so no release can replace the
 * code of another release on a page.
 */
export const containerName = ({ name, version }: { name: string; version: string }): string =>
  `setu_${encode(name)}_v_${encode(version)}`;

/** Global name of the list that receives a release's chunks; as unique as the container name. */
export const chunkLoadingName = (release: { name: string; version: string }): string =>
  `chunks_${containerName(release)}`;
