import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCovers, demoPropertyScenes, demoScenes } from '@setu/contracts';
import { coverFile } from './cover-file';
import { propertySceneFile } from './scenes/property/property-scene';
import { sceneFile } from './scenes/scene';

it.each(demoCovers)(
  '$path exists, equals the present drawing, and needs no font for its letters',
  (cover) => {
    const file = readFileSync(join(__dirname, '../public', cover.path), 'utf8');
    expect(file).toBe(coverFile(cover));
    expect(file).not.toContain('<text');
  },
);

it.each([
  ...demoScenes().map((scene) => ({ path: scene.path, drawing: sceneFile(scene) })),
  ...demoPropertyScenes().map((scene) => ({ path: scene.path, drawing: propertySceneFile(scene) })),
])('$path exists, equals the present drawing, and is small', ({ path, drawing }) => {
  const file = readFileSync(join(__dirname, '../public', path), 'utf8');
  expect(file).toBe(drawing);
  expect(file).not.toMatch(/<(text|script|image|style)|href/);
  expect(file.length).toBeLessThan(20_000);
});

it('no two street fronts of the demo are the same', () => {
  const fronts = demoScenes().filter(({ kind }) => kind === 'front');
  expect(new Set(fronts.map((scene) => sceneFile(scene))).size).toBe(fronts.length);
});

it('no two properties of the demo look the same from outside', () => {
  const outside = demoPropertyScenes().filter(({ kind }) => kind === 'outside');
  expect(new Set(outside.map(propertySceneFile)).size).toBe(outside.length);
});
