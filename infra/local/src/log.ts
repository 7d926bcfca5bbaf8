/** Takes one finished line for the person who started the platform; no line break at its end. */
export type Log = (line: string) => void;

/** Writes each line to standard error. */
export const logToStderr: Log = (line) => {
  process.stderr.write(`${line}\n`);
};
