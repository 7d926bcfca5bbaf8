import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { hasCode } from '../report/error-code';

const isExecutable = async (path: string): Promise<boolean> => {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'ENOTDIR')) return false;
    throw error;
  }
};

/** Folders of servers, which the PATH of a person often lacks. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

/** The file of a program that is installed on this machine; undefined when it is not. */
export const programOnPath = async (name: string): Promise<string | undefined> => {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...serverFolders]) {
    const candidate = join(folder, name);
    if (folder && (await isExecutable(candidate))) return candidate;
  }
  return undefined;
};
