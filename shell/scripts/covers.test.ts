import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCovers, demoPropertyScenes, demoScenes } from '@setu/contracts';

const read = (path: string) => readFileSync(join(__dirname, '../public', path), 'utf8');

it.each([...demoCovers, ...demoScenes(), ...demoPropertyScenes()])(
  '$path exists, is small, and needs nothing else',
  ({ path }) => {
    const file = read(path);
    expect(file).toMatch(/^<svg /);
    expect(file).not.toMatch(/<(text|script|image|style)|href/);
    expect(file.length).toBeLessThan(20_000);
  },
);

it('no two street fronts and no two properties of the demo look the same', () => {
  const outside = [
    ...demoScenes().filter(({ kind }) => kind === 'front'),
    ...demoPropertyScenes().filter(({ kind }) => kind === 'outside'),
  ];
  expect(new Set(outside.map(({ path }) => read(path))).size).toBe(outside.length);
});
