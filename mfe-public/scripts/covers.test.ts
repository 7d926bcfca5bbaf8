import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCovers, demoScenes } from '@setu/contracts';
import { coverFile } from './cover-file';
import { sceneFile } from './scenes/scene';

it.each(demoCovers)(
  '$path exists, equals the present drawing, and needs no font for its letters',
  (cover) => {
    const file = readFileSync(join(__dirname, '../public', cover.path), 'utf8');
    expect(file).toBe(coverFile(cover));
    expect(file).not.toContain('<text');
  },
);

it.each(demoScenes())('$path exists, equals the present drawing, and is small', (scene) => {
  const file = readFileSync(join(__dirname, '../public', scene.path), 'utf8');
  expect(file).toBe(sceneFile(scene));
  expect(file).not.toMatch(/<(text|script|image|style)|href/);
  expect(file.length).toBeLessThan(20_000);
});

it('no two street fronts of the demo are the same', () => {
  const fronts = demoScenes().filter(({ kind }) => kind === 'front');
  expect(new Set(fronts.map((scene) => sceneFile(scene))).size).toBe(fronts.length);
});
