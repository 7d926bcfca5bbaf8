/** A supervised server that was started here. */
export interface RunningServer {
  /** Where it answers, credentials included. */
  readonly url: string;
  /** Undefined between a crash and the next start. */
  readonly pid: number | undefined;
  /** Stops it in order; `force` kills it. When this resolves, nothing of it runs. */
  stop: (how?: { force?: boolean }) => Promise<void>;
}
