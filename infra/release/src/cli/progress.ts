/** Where progress is shown: a terminal or a file. */
export interface Stream {
  write: (text: string) => unknown;
  isTTY?: boolean;
}

/** Reports how much is done. */
export type Progress = (done: number, all: number) => void;

const barWidth = 30;
/** Progress in a file is printed at these shares. */
const steps = 4;

const bar = (done: number, all: number) => {
  const filled = Math.round((done / all) * barWidth);
  return `\r  uploading ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done}/${all} files`;
};

/** Shows a bar in a terminal, and a line at each quarter elsewhere. */
export const makeProgress = (stream: Stream): Progress => {
  let shown = 0;
  return (done, all) => {
    if (stream.isTTY) {
      stream.write(bar(done, all) + (done === all ? '\n' : ''));
      return;
    }
    const step = Math.floor((done / all) * steps);
    if (step === shown) return;
    shown = step;
    stream.write(`  uploaded ${done} of ${all} files\n`);
  };
};
