import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refused } from './refused';

/** Texts by path below the folder they are written to. */
export type Files = Readonly<Record<string, string>>;

/** Writes files where none are. @throws Refused when the folder is there already; nothing is written then */
export const writeNew = async (folder: string, files: Files): Promise<void> => {
  if (existsSync(folder)) throw new Refused(`${folder} is there already.`);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};
