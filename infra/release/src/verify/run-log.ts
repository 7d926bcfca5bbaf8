import { maxRunLogLength } from '@setu/protocol';

const cut = '… the beginning is left out\n';

/** The output of a verifier. Its size is limited: the beginning is dropped. */
export interface RunLog {
  /** A step, on its own line with a mark that output of tests does not have. */
  step: (doing: string) => void;
  write: (text: string) => void;
  text: () => string;
}

const stepMark = '> ';

export const makeRunLog = (): RunLog => {
  let text = '';
  let isCut = false;
  const write = (more: string) => {
    text += more;
    if (text.length <= maxRunLogLength - cut.length) return;
    // The margin avoids a cut with each new line.
    text = text.slice(-maxRunLogLength / 2);
    isCut = true;
  };
  return {
    step: (doing) => write(`${text.endsWith('\n') || text === '' ? '' : '\n'}${stepMark}${doing}\n`),
    write,
    text: () => (isCut ? cut : '') + text,
  };
};

/** The steps in a log. */
export const stepsIn = (log: string): string[] =>
  log.split('\n').flatMap((line) => (line.startsWith(stepMark) ? [line.slice(stepMark.length)] : []));
