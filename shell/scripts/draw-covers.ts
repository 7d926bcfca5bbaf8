import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoCovers, demoPropertyScenes, demoScenes } from '@setu/contracts';
import { coverFile } from './cover-file';
import { propertySceneFile } from './scenes/property/property-scene';
import { sceneFile } from './scenes/scene';

/** Draws the pictures of the demo's franchises and properties into public/. Run it after the drawing changed: tsx scripts/draw-covers.ts */
const publicFolder = join(import.meta.dirname, '../public');

const files = [
  ...demoCovers.map((cover) => ({ path: cover.path, drawing: coverFile(cover) })),
  ...demoScenes().map((scene) => ({ path: scene.path, drawing: sceneFile(scene) })),
  ...demoPropertyScenes().map((scene) => ({ path: scene.path, drawing: propertySceneFile(scene) })),
];
for (const { path, drawing } of files) {
  const file = join(publicFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawing);
}
process.stdout.write(`${files.length} files\n`);
