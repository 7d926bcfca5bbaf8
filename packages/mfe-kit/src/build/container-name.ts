/** The federation container's global name: unique per version, a JavaScript identifier. */
export const containerName = (name: string, version: string): string =>
  `setu_${name}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');
