import { setTimeout as sleep } from 'node:timers/promises';
import { serveJobs } from '../src/load/serve-jobs';

/** What the worker of tests can be asked for. */
export type TestJob = { kind: 'echo' | 'throw' | 'loop' | 'exit'; text?: string };

const jobs: Record<TestJob['kind'], (text: string) => Promise<string>> = {
  echo: async (text) => {
    await sleep(5);
    return `${text} ${JSON.stringify(Object.keys(process.env))}`;
  },
  throw: async (text) => {
    throw new Error(text);
  },
  loop: async () => {
    for (;;);
  },
  exit: async () => process.exit(3),
};

serveJobs<TestJob, string>(({ kind, text = '' }) => jobs[kind](text));
