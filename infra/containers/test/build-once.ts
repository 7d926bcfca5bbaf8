import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Builds a workspace unless the checkout has a build of it. */
export const buildOnce = async (checkout: string, workspace: string): Promise<void> => {
  const folder = join(checkout, workspace);
  if (existsSync(join(folder, 'dist/main.js'))) return;
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: folder });
};
