import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  answersAt,
  type Log,
  programOnPath,
  StartProblem,
  type SupervisedProcess,
  superviseProcess,
} from '@setu/dev-servers';

interface Options {
  dataDir: string;
  configuration: string;
  /** A port that it listens on. */
  port: number;
  log: Log;
}

/**
 * Starts HAProxy.
 * @throws StartProblem when HAProxy is not installed
 */
export const startBalancer = async ({
  dataDir,
  configuration,
  port,
  log,
}: Options): Promise<SupervisedProcess> => {
  const command = await programOnPath('haproxy');
  if (!command)
    throw new StartProblem(
      'The cluster needs HAProxy before its gateways and its databases. Install it (Debian: apt-get install haproxy; macOS: brew install haproxy) and start again.',
    );
  const file = join(dataDir, 'haproxy.cfg');
  await writeFile(file, configuration);
  return superviseProcess({
    name: 'balancer',
    command,
    args: ['-db', '-f', file],
    cwd: dataDir,
    env: { PATH: process.env.PATH },
    logFile: join(dataDir, 'logs', 'balancer.log'),
    isReady: () => answersAt(port),
    readyWithinMs: 10_000,
    stopSignal: 'SIGTERM',
    stopWithinMs: 5_000,
    isServer: true,
    // An alert that all gateways are down is not shown: their own messages report it, and it is normal while they start.
    show: (line) => (/\[ALERT\]/.test(line) && !line.includes('no server available') ? line : undefined),
    log,
  });
};
