/** The time since `begin` (ms since the epoch) for a progress line, such as `1.4 s`. */
export function seconds(begin: number): string {
  return `${((Date.now() - begin) / 1_000).toFixed(1)} s`;
}
