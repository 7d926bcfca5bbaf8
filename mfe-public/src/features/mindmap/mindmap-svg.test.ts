import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flows, product } from '@setu/contracts';
import { mindmapSvg } from './mindmap-svg';

test('the file for download equals the drawing of the page', () => {
  const file = join(__dirname, '../../../public', `${product.slug}-mindmap.svg`);
  expect(readFileSync(file, 'utf8')).toBe(`${mindmapSvg()}\n`);
});

test('the drawing contains each step of each flow', () => {
  const svg = mindmapSvg();
  for (const { title, steps } of flows)
    for (const words of [title, ...steps.map(({ label }) => label)]) expect(svg).toContain(words);
});

test('each flow is drawn as one closed line', () => {
  const lines = [...mindmapSvg().matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(lines).toHaveLength(flows.length);
  for (const line of lines) expect(line).toMatch(/^M[^MZ]+Z$/);
});
