/** What server code may use. A job that goes beyond fails; a process that does is killed. */
export const limits = {
  /** Milliseconds a page waits for its preparation; then it comes without. */
  prepareTimeoutMs: 1_500,
  /** Milliseconds in which a process must start and evaluate the release's module. */
  loadTimeoutMs: 10_000,
  /** Milliseconds without an answer after which pages stop waiting for the process. */
  unresponsiveMs: 500,
  /** Milliseconds without an answer after which the process is killed. */
  hangMs: 2_000,
  /** Size of the JavaScript heap, megabytes. */
  heapMegabytes: 192,
  /** All memory of the process, buffers included, bytes. */
  residentBytes: 400e6,
  /** Preparations one process has in hand at most; further pages come without. */
  jobsAtOnce: 100,
  /** Reads one page may make. */
  readsPerJob: 32,
  /** Longest address of a read, characters. */
  urlLength: 2_000,
  /** Largest reply to a read, bytes. */
  readReplyBytes: 2_000_000,
  /** Bytes that may wait until the process reads them. */
  unreadBytes: 64_000_000,
  /** Largest query state of a page as JSON, bytes. */
  stateBytes: 2_000_000,
  /** Largest head of a page as JSON, bytes. */
  headBytes: 64_000,
  /** Largest message apart from its body, bytes. */
  messageBytes: 128_000,
} as const;

/** Milliseconds before a process that ended is started again: the first delay, and what it doubles up to. */
export const restartDelaysMs = [250, 60_000] as const;
/** Milliseconds a process must have run for the delay to begin at the first one again. */
export const steadyMs = 60_000;
