import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveJobs } from '../src/load/serve-jobs';

/** Jobs of the test worker. */
export type TestJob = { kind: 'echo' | 'nice' | 'throw' | 'loop' | 'hang' | 'exit'; text?: string };

const jobs: Record<TestJob['kind'], (text: string) => Promise<string>> = {
  echo: async (text) => {
    await sleep(5);
    return `${text} ${JSON.stringify(Object.keys(process.env))}`;
  },
  /** The thread's nice value and the process's, as Linux reports them. */
  nice: async () =>
    ['/proc/thread-self/stat', '/proc/self/stat']
      .map((file) => readFileSync(file, 'utf8').split(') ')[1]?.split(' ')[16])
      .join(' '),
  throw: async (text) => {
    throw new Error(text);
  },
  loop: async () => {
    for (;;);
  },
  hang: () => new Promise(() => {}),
  exit: async () => process.exit(3),
};

export const runJob = serveJobs<TestJob, string>(({ kind, text = '' }) => jobs[kind](text));
