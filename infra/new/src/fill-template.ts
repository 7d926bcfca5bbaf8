import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Files } from './plan';

const folder = fileURLToPath(new URL('../templates', import.meta.url));
/** Keeps the compiler and the linter away from templates. */
const ending = '.tpl';

type Values = Readonly<Record<string, string>>;

const fill = (text: string, placeholder: RegExp, values: Values): string =>
  text.replace(placeholder, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The template needs a value for ${key}`);
    return value;
  });

/**
 * The files of a template, by path from the root of the repository. Values replace `{{name}}` in texts and `__name__` in
 * paths.
 */
export const fillTemplate = async (template: string, values: Values): Promise<Files> => {
  const home = join(folder, template);
  const entries = await readdir(home, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending));
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = relative(home, join(parentPath, name)).slice(0, -ending.length);
        const text = await readFile(join(parentPath, name), 'utf8');
        return [fill(path, /__(\w+)__/g, values), fill(text, /\{\{(\w+)\}\}/g, values)] as const;
      }),
    ),
  );
};
