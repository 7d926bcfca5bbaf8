import { join } from 'node:path';
import { listWorkspaces } from '@setu/build-kit';
import { type Log, StartProblem, type SupervisedProcess } from '@setu/dev-servers';
import { runService } from './service-process';

interface Options {
  root: string;
  dataDir: string;
  host: string;
  port: number;
  internalPort: number;
  env: NodeJS.ProcessEnv;
  log: Log;
  onChange: () => void;
}

/**
 * Starts the gateway that was built in this checkout.
 * @throws StartProblem when this checkout has no built gateway
 */
export const startGateway = ({ root, dataDir, ...options }: Options): SupervisedProcess => {
  const workspace = listWorkspaces(root).find(({ folder }) => folder === join(root, 'gateway'));
  if (!workspace)
    throw new StartProblem(
      `The checkout ${root} has no gateway workspace. Start the platform in a complete checkout.`,
    );
  return runService({
    ...options,
    name: 'gateway',
    main: join(workspace.folder, 'dist', 'main.js'),
    cwd: workspace.folder,
    logFile: join(dataDir, 'logs', 'gateway.log'),
  });
};
