import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ServiceDescription } from '@setu/protocol';

const withinMs = 30_000;

/**
 * Runs a finished bundle with `describe`, so that its release lists what it contains.
 * @throws Error when it does not run, or prints no description
 */
export const describeBundle = async (main: string): Promise<ServiceDescription> => {
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'describe'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    timeout: withinMs,
    maxBuffer: 16 * 1024 * 1024,
  });
  return ServiceDescription.parse(JSON.parse(stdout));
};
