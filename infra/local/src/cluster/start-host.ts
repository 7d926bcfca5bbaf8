import { join } from 'node:path';
import {
  isServing,
  type Log,
  type Machine,
  type SupervisedProcess,
  superviseProcess,
} from '@setu/dev-servers';

interface Options {
  root: string;
  name: string;
  machine: Machine;
  /** Folder of its releases and logs. */
  dataDir: string;
  gatewayPort: number;
  internalPort: number;
  /** Environment that an operator gives to a machine of the platform. */
  env: NodeJS.ProcessEnv;
  log: Log;
}

/** Starts the processes of a machine of the platform: a gateway and all services, like `npm run node`. Ready when its gateway is ready. */
export const startHost = ({
  root,
  name,
  machine: { address, namespace },
  dataDir,
  gatewayPort,
  internalPort,
  env,
  log,
}: Options): SupervisedProcess =>
  superviseProcess({
    name,
    command: process.execPath,
    args: [
      '--import',
      'tsx',
      join(root, 'infra', 'local', 'src', 'node', 'main.ts'),
      '--services',
      'all',
      '--gateway',
      String(gatewayPort),
    ],
    cwd: root,
    env: {
      ...env,
      DATA_DIR: dataDir,
      HOST: address,
      INTERNAL_PORT: String(internalPort),
      // Probes of the machine itself come from its loopback address, those of the balancer from outside.
      ...(namespace ? { INTERNAL_HOST: '0.0.0.0' } : {}),
    },
    namespace,
    logFile: join(dataDir, 'logs', 'host.log'),
    isReady: () => isServing(`http://${address}:${internalPort}`),
    readyWithinMs: 120_000,
    stopSignal: 'SIGTERM',
    stopWithinMs: 40_000,
    show: (line, from) => (from === 'stderr' || / ready in /.test(line) ? line.trim() : undefined),
    log,
  });
