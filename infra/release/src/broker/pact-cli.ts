import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { packageFolder } from '@setu/build-kit';
import { BrokerError } from './broker-error';

/** Runs a command of the Pact Broker's client. @throws BrokerError with its output when it fails */
export type PactCli = (...args: string[]) => Promise<void>;

/** The client reads its address and credentials from the environment: `PACT_BROKER_BASE_URL`, `PACT_BROKER_TOKEN` … */
export const makePactCli =
  (root: string, env: NodeJS.ProcessEnv): PactCli =>
  async (...args) => {
    const file = join(packageFolder('@pact-foundation/pact-cli', root), 'bin/pact.js');
    const child = spawn(process.execPath, [file, 'broker', ...args], {
      // Retry three times within seconds, and send no usage statistics.
      env: { PACT_BROKER_HTTP_RETRIES: '3', ...env, PACT_DO_NOT_TRACK: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new BrokerError(said.trim() || `pact broker ${args[0]} ended with ${code}`);
  };
