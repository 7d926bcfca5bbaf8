import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { hasCode, StartProblem } from '@setu/dev-servers';

/**
 * The file of maildev that Node runs. Its package is import-only and exports no file, so `require.resolve` can only find the folders
 * to search.
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
