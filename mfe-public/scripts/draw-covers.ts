import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoCovers } from '@setu/contracts';
import { coverFile } from './cover-file';

/** Draws the cover files of the demo's franchises into public/. Run it after the drawing changed: tsx scripts/draw-covers.ts */
const publicFolder = join(import.meta.dirname, '../public');

for (const cover of demoCovers) {
  const file = join(publicFolder, cover.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, coverFile(cover));
  process.stdout.write(`${cover.path}\n`);
}
