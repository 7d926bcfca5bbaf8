import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspaces } from '@setu/build';
import { StartProblem } from '@setu/dev-servers';
import { refused } from './cli/failure';
import { makePacts } from './pacts/make-pacts';

/** The folder of a deployable: at the root, or below services/. @throws Failure when the folder does not exist */
const deployableFolder = (root: string, deployable: string): string => {
  const found = [join(root, deployable), join(root, 'services', deployable)].find((folder) =>
    existsSync(join(folder, 'package.json')),
  );
  if (found) return found;
  throw refused(
    'piece_unknown',
    `This checkout has no ${deployable}: neither ${deployable}/ nor services/${deployable}/ exists.`,
  );
};

/**
 * Makes the pacts of a deployable and builds it. Each is skipped when its sources did not change.
 * @param note receives each line of progress
 * @returns the folder of the build
 * @throws Failure with the output of the tests or of the compiler
 */
export const buildDeployable = async (
  root: string,
  deployable: string,
  note: (line: string) => void,
): Promise<string> => {
  const folder = deployableFolder(root, deployable);
  await makePacts({ root, names: [deployable], note });
  try {
    await buildWorkspaces(root, note, undefined, [deployable]);
  } catch (error) {
    if (error instanceof StartProblem) throw refused('build_failed', error.message);
    throw error;
  }
  return join(folder, 'dist');
};
