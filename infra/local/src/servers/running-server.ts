/** A server that was started here and is supervised. */
export interface RunningServer {
  /** Where it answers, credentials included. */
  readonly url: string;
  /** Undefined for the moment between a crash and the next start. */
  readonly pid: number | undefined;
  /** Ends it in order; `force` kills it at once. Nothing of it runs when this resolves. */
  stop: (how?: { force?: boolean }) => Promise<void>;
}
