/** Shows one line, without a line break at its end, to the person who started the platform. */
export type Log = (line: string) => void;

/** Writes each line to standard error. */
export const logToStderr: Log = (line) => {
  process.stderr.write(`${line}\n`);
};

/** The time since `begin` (ms since the epoch) for a progress line, such as `1.4 s`. */
export const secondsSince = (begin: number): string => `${((Date.now() - begin) / 1_000).toFixed(1)} s`;
