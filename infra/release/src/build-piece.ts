import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refused } from './cli/failure';

/** The folder of a deployable: at the root, or below services/. @throws Failure when there is none */
const pieceFolder = (root: string, piece: string): string => {
  const found = [join(root, piece), join(root, 'services', piece)].find((folder) =>
    existsSync(join(folder, 'package.json')),
  );
  if (found) return found;
  throw refused(
    'piece_unknown',
    `This checkout has no ${piece}: neither ${piece}/ nor services/${piece}/ exists.`,
  );
};

/**
 * Builds a deployable if its sources changed since it was built.
 * @param note receives each line of progress
 * @returns the folder of the build
 * @throws Failure with the compiler's words
 */
export const buildPiece = async (
  root: string,
  piece: string,
  note: (line: string) => void,
): Promise<string> => {
  const folder = pieceFolder(root, piece);
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'infra/local/src/build.ts'), piece], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
  if (code !== 0) throw refused('build_failed', `${piece} cannot be built.\n${complaint.trimEnd()}`);
  return join(folder, 'dist');
};
