/** One machine-readable error code. */
export interface ErrorEntry {
  /** HTTP statuses of a problem with this code, the usual one first. */
  statuses: readonly [number, ...number[]];
  /** The message for people, unless the server has a more specific one. */
  sentence: string;
  /** When it happens, for developers. */
  cause: string;
  /** How the caller can fix it, for developers. */
  cure: string;
}
