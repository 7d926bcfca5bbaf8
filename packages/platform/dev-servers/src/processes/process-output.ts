import type { Log } from '../report/log';
import type { LogFile } from '../report/log-file';
import { StartProblem } from '../report/start-problem';
import type { OutputStream } from './child-process';

const maxTailLines = 8;
const maxLineLength = 300;

interface Options {
  /** Short name for messages, such as `catalog`. */
  name: string;
  /** Removes from a line what may not be logged; null drops the line. When absent, lines are logged unchanged. */
  cleanLine?: ((line: string) => string | null) | undefined;
  /** The part of a log line to show on the console; nothing for most lines. */
  show: (line: string, from: OutputStream) => string | undefined;
  log: Log;
}

/** Receives the lines of a supervised process. */
export interface ProcessOutput {
  /** Writes a line to the log file, and shows it on the console when it matters. */
  write: (line: string, from: OutputStream) => void;
  /** A problem that quotes the end of the log, without the lines that were already shown. */
  problem: (message: string) => StartProblem;
}

export const makeProcessOutput = (
  { name, cleanLine, show, log }: Options,
  logFile: LogFile,
): ProcessOutput => {
  let hidden: string[] = [];
  return {
    write: (output, from) => {
      const line = cleanLine ? cleanLine(output) : output;
      if (line === null) return;
      logFile.write(line);
      const shown = show(line, from);
      if (shown !== undefined) log(`[${name}] ${shown}`);
      else hidden = [...hidden, line.slice(0, maxLineLength)].slice(-maxTailLines);
    },
    problem: (message) =>
      new StartProblem(
        [`${message}. Its log: ${logFile.path}`, ...hidden.map((line) => `    ${line}`)].join('\n'),
      ),
  };
};
