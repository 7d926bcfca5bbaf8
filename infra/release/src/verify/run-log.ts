import { maxRunLogLength } from '@setu/contracts';

const cut = '… the beginning is left out\n';

/** What a verifier writes while it runs: bounded, its end kept. */
export interface RunLog {
  /** A step, on a line of its own that readers can tell from what tests write. */
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
    // At a distance, so that not every line is cut anew.
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
