/** One machine-readable error code. */
export interface ErrorEntry {
  /** HTTP statuses of a problem with this code, the usual one first. */
  statuses: readonly [number, ...number[]];
  /** What a person reads, unless the server knows more about the case at hand. */
  sentence: string;
  /** When it happens, for developers. */
  cause: string;
  /** What the caller can do about it, for developers. */
  cure: string;
}
