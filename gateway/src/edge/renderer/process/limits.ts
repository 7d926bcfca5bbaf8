/** What server code may use, apart from time (page-waits.ts). A job that exceeds a limit fails; a process that does is killed. */
export const limits = {
  /** A process that no page needed for this time ends until the next page, unless it renders the home page. */
  restAfterMs: 60_000,
  /** Size of the JavaScript heap, megabytes. */
  heapMegabytes: 192,
  /** All memory of the process, buffers included, bytes. */
  residentBytes: 400e6,
  /** Most preparations that one process runs; further pages come without. */
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
  /** Renderings that one process has in hand; further pages are rendered by the browser. */
  renderingsAtOnce: 20,
  /** Largest head of a page as JSON, bytes. */
  headBytes: 64_000,
  /** Largest body of a message, bytes. */
  bodyBytes: 4_000_000,
  /** Largest message apart from its body, bytes. */
  messageBytes: 128_000,
} as const;

/** Delay before a process is restarted: the first one, and the longest one it doubles up to. */
export const restartDelaysMs = [250, 60_000] as const;
/** After a run of this length the delay starts at the first one again. */
export const steadyMs = 60_000;
