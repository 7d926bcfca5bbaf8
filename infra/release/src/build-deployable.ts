import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refused } from './cli/failure';

/** The folder of a deployable: at the root, or below services/. @throws Failure when there is none */
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
 * Builds a deployable if its sources changed since it was built.
 * @param note receives each line of progress
 * @returns the folder of the build
 * @throws Failure with the output of the compiler
 */
export const buildDeployable = async (
  root: string,
  deployable: string,
  note: (line: string) => void,
): Promise<string> => {
  const folder = deployableFolder(root, deployable);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'infra/local/src/build.ts'), deployable],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line) note(`  ${line}`);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-8_000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw refused('build_failed', `${deployable} cannot be built.\n${complaint.trimEnd()}`);
  return join(folder, 'dist');
};
