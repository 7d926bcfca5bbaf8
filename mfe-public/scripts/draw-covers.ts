import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoCovers } from '@setu/contracts';
import { coverSvg } from '@setu/ui/kolam';

/** Draws the cover files of the demo's franchises into public/. Run it after the drawing changed: tsx scripts/draw-covers.ts */
const publicFolder = join(import.meta.dirname, '../public');

for (const { brandName, businessCategory, path } of demoCovers) {
  const file = join(publicFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, coverSvg({ name: brandName, category: businessCategory, title: `${brandName} cover` }));
  process.stdout.write(`${path}\n`);
}
