import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPropertyScenes, isIllustration } from '@setu/contracts';

const read = (path: string) => readFileSync(join(__dirname, '../public', path), 'utf8');

it.each(demoPropertyScenes())(
  '$path exists, is small, needs nothing else, and counts as a drawing',
  ({ path }) => {
    const file = read(path);
    expect(file).toMatch(/^<svg /);
    expect(file).not.toMatch(/<(text|script|image|style)|href/);
    expect(file.length).toBeLessThan(20_000);
    expect(isIllustration(path)).toBe(true);
  },
);

it('no two properties of the demo look the same from outside', () => {
  const outside = demoPropertyScenes().filter(({ kind }) => kind === 'outside');
  expect(new Set(outside.map(({ path }) => read(path))).size).toBe(outside.length);
});
