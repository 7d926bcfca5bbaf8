import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a front end's `public` folder into its build: these files are served at the root of the site. */
export const copyPublicFiles = (folder: string, outputFolder: string): void => {
  const from = join(folder, 'public');
  if (existsSync(from)) cpSync(from, join(outputFolder, 'public'), { recursive: true });
};
