import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refused } from './refused';

/** Texts by path from the root of the repository. */
export type Files = Readonly<Record<string, string>>;

/** One change of an existing file. */
export interface Edit {
  path: string;
  /** @returns the new text. @throws Refused when the file has no place for the change */
  change: (text: string) => string;
}

/** What to create and change. */
export interface Plan {
  /** Must not exist yet, nor anything in it. */
  folder?: string;
  files: Files;
  edits: readonly Edit[];
  /** What was created and what to do next. */
  message: string;
}

const changedTexts = async (root: string, edits: readonly Edit[]): Promise<Files> => {
  const texts: Record<string, string> = {};
  for (const { path, change } of edits) {
    if (!existsSync(join(root, path))) throw new Refused(`${path} does not exist, so it cannot be changed.`);
    texts[path] = change(texts[path] ?? (await readFile(join(root, path), 'utf8')));
  }
  return texts;
};

/** Removes created files and restores edited ones. */
const undo = async (root: string, { folder, files }: Plan, originals: Files) => {
  for (const path of Object.keys(files)) await rm(join(root, path), { force: true });
  if (folder) await rm(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of Object.entries(originals)) await writeFile(join(root, path), text);
};

/** Formats files with Biome and sorts their imports, if it is installed. Lint rules are skipped, because they would read the repository. */
const format = async (root: string, paths: readonly string[]): Promise<void> => {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  if (!existsSync(biome)) return;
  const config = '--config-path=infra/lint/format.json';
  const child = spawn(biome, ['check', '--write', '--linter-enabled=false', config, ...paths], {
    cwd: root,
    stdio: 'ignore',
  });
  await once(child, 'close');
};

/**
 * Carries out a plan completely or not at all: everything is checked before the first write, and a failed write is undone.
 * @throws Refused when a file already exists or cannot be changed; nothing is written then
 */
export const carryOut = async (root: string, plan: Plan): Promise<string> => {
  const { folder, files, edits, message } = plan;
  const taken = [...(folder ? [folder] : []), ...Object.keys(files)].find((path) =>
    existsSync(join(root, path)),
  );
  if (taken) throw new Refused(`${taken} already exists. Choose another name.`);
  const changed = await changedTexts(root, edits);
  const originals: Record<string, string> = {};
  for (const path of Object.keys(changed)) originals[path] = await readFile(join(root, path), 'utf8');
  try {
    for (const [path, text] of Object.entries({ ...files, ...changed })) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  } catch (error) {
    await undo(root, plan, originals);
    throw error;
  }
  await format(
    root,
    [...Object.keys(files), ...Object.keys(changed)].filter((path) => path !== 'package-lock.json'),
  );
  return message;
};
