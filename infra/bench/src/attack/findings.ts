/** Counts checks and collects failures. */
export interface Findings {
  try: (what: string, problem: string | null) => void;
  tried: () => number;
  failed: () => readonly string[];
}

export const makeFindings = (): Findings => {
  let tried = 0;
  const failed: string[] = [];
  return {
    try: (what, problem) => {
      tried += 1;
      if (problem) failed.push(`${what}: ${problem}`);
    },
    tried: () => tried,
    failed: () => failed,
  };
};

const mostShown = 20;

/** Prints the first failures. If there are any, the command fails. */
export const reportFailures = (failed: readonly string[]): void => {
  for (const line of failed.slice(0, mostShown)) process.stdout.write(`  ${line}\n`);
  if (failed.length > mostShown) process.stdout.write(`  and ${failed.length - mostShown} more\n`);
  if (failed.length > 0) process.exitCode = 1;
};
