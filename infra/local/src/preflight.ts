import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFreeSpace, freePort, messageOf, portObstacle, StartProblem } from '@setu/dev-servers';
import { checkRestoreFinished } from './data-folder/unfinished-restore';

const minFreeMb = 500;

/**
 * Whether a version of Node is new enough.
 * @param version such as `20.19.1`
 * @param range the `engines.node` of package.json; only the form `>=x.y` is used here
 */
export const isNodeNewEnough = (version: string, range: string): boolean => {
  const parts = (text: string) => text.replace(/^\D*/, '').split('.').map(Number);
  const [major = 0, minor = 0] = parts(version);
  const [leastMajor = 0, leastMinor = 0] = parts(range);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
};

/** @throws StartProblem when this Node or this system cannot run the platform */
export const checkMachine = async (root: string): Promise<void> => {
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const range: string = engines?.node ?? '>=0.0';
  if (!isNodeNewEnough(process.versions.node, range)) {
    throw new StartProblem(
      `This is Node ${process.version} (${process.execPath}), and the platform needs ${range}. Install a newer Node.`,
    );
  }
  if (process.platform === 'win32') {
    throw new StartProblem(
      'Windows is not supported. Run the platform in WSL 2 (https://learn.microsoft.com/windows/wsl).',
    );
  }
};

/** @throws StartProblem when the port is not available */
export const checkPort = async (port: number): Promise<void> => {
  const obstacle = await portObstacle(port);
  if (!obstacle) return;
  const other = await freePort();
  const why =
    obstacle === 'taken'
      ? `Port ${port} is used by another program. Stop it`
      : `This user may not listen on port ${port}. Start with more rights`;
  throw new StartProblem(`${why}, or choose another port: PORT=${other} npm start`);
};

/** @throws StartProblem when the data folder is not writable, was not restored completely, or its disk is nearly full */
export const checkDataDir = async (dataDir: string, leastFreeMb = minFreeMb): Promise<void> => {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${dataDir} cannot be written (${messageOf(error)}). Choose another one with DATA_DIR=…`,
    );
  }
  await checkRestoreFinished(dataDir);
  await checkFreeSpace(dataDir, leastFreeMb, 'Free some space, or choose another folder with DATA_DIR=…');
};
