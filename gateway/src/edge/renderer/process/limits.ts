/** Resources that server code may use, apart from time (page-waits.ts). A job that exceeds a limit fails; a process is killed. */
export const limits = {
  /** An idle process ends after this time until the next page, unless it renders the home page. */
  restAfterMs: 60_000,
  /** Size of the JavaScript heap, megabytes. */
  heapMegabytes: 192,
  /** All memory of the process, buffers included, bytes. */
  residentBytes: 400e6,
  /** Most concurrent preparations of one process; further pages are sent unprepared. */
  jobsAtOnce: 100,
  /** Reads one page may make. */
  readsPerJob: 32,
  /** Longest address of a read, characters. */
  urlLength: 2_000,
  /** Largest reply to a read, bytes. */
  readReplyBytes: 2_000_000,
  /** Most bytes that may wait until the process reads them. */
  unreadBytes: 64_000_000,
  /** Largest query state of a page as JSON, bytes. */
  stateBytes: 2_000_000,
  /** Largest rendered page, styles included, characters. */
  pageBytes: 1_500_000,
  /** Most concurrent renderings of one process; the browser renders further pages. */
  renderingsAtOnce: 20,
  /** Largest head of a page as JSON, bytes. */
  headBytes: 64_000,
  /** Largest body of a message, bytes. */
  bodyBytes: 4_000_000,
  /** Largest message apart from its body, bytes. */
  messageBytes: 128_000,
} as const;

/** Delay before a process is restarted: the first delay, and the longest after doubling. */
export const restartDelaysMs = [250, 60_000] as const;
/** After a run of this length the delay is the first one again. */
export const steadyMs = 60_000;
