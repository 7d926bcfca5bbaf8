import { cpSync } from 'node:fs';
import { join, sep } from 'node:path';
import { imageFiles } from './image-files';

/**
 * Copies the files for the image of a workspace into a folder, which becomes /app of the image.
 * @throws Error when the workspace is not built, or a package is missing
 */
export const assemble = (root: string, workspace: string, target: string): void => {
  for (const { path, isPackage } of imageFiles(root, workspace)) {
    const from = join(root, path);
    const nested = `${from}${sep}node_modules`;
    const isOwn = (file: string) => !isPackage || !file.startsWith(nested);
    cpSync(from, join(target, path), { recursive: true, dereference: true, filter: isOwn });
  }
};
