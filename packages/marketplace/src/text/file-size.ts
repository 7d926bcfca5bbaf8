const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** The size of a file as text: `640 kB`, `2.1 MB`. @param bytes above 0 */
export const fileSizeText = (bytes: number): string =>
  bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} kB`
    : `${(bytes / megabyte).toFixed(1)} MB`;
