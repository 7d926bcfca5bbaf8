import { flows } from '@setu/contracts';
import { mindmapSvg } from './mindmap-svg';

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
