import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ServiceDescription } from '@setu/protocol';

/** Ends a bundle that hangs, ms: on a busy machine, one that works may take half a minute. */
const withinMs = 300_000;

/** Runs a bundle with `describe` and returns its output. @throws Error with the logged reason when it fails */
const runDescribe = async (main: string): Promise<string> => {
  const args = [main, 'describe'];
  const options = {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    timeout: withinMs,
    maxBuffer: 16 * 1024 * 1024,
  };
  const running = promisify(execFile)(process.execPath, args, options);
  const { stdout } = await running.catch((error: Error & { stdout?: string }) => {
    // A service logs the reason to stdout.
    throw new Error(`${error.message}${error.stdout ?? ''}`, { cause: error });
  });
  return stdout;
};

/**
 * Runs a finished bundle with `describe`, so that its release lists what it contains.
 * @throws Error when it does not run, or prints no description
 */
export const describeBundle = async (main: string): Promise<ServiceDescription> =>
  ServiceDescription.parse(JSON.parse(await runDescribe(main)));
