import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { hasCode, StartProblem } from '@setu/dev-servers';

/**
 * The file of maildev that Node runs. Its package can only be imported and names no file, so that `require.resolve` finds
 * only the folders to look into.
 * @throws StartProblem when it is not installed
 */
export const findMailProgram = async (): Promise<string> => {
  const require = createRequire(join(findRoot(), 'infra', 'local', 'package.json'));
  for (const folder of require.resolve.paths('maildev') ?? []) {
    const file = join(folder, 'maildev', 'dist', 'bin', 'maildev.js');
    try {
      await access(file);
      return file;
    } catch (error) {
      if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    }
  }
  throw new StartProblem(
    'The npm package maildev was not found. Run npm ci again, or set SMTP_URL to a mail server of your own.',
  );
};
