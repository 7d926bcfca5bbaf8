import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { render } from './render';

const folder = join(import.meta.dirname, '../rendered');

rmSync(folder, { recursive: true, force: true });
for (const [path, text] of render()) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
