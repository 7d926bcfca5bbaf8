import { platformDrawing } from './drawing';
import { flows } from './flows';

const drawing = platformDrawing();

test('the drawing contains every step of every flow', () => {
  const words = [...drawing.flows.flatMap(({ texts }) => texts), drawing.deal.text].map(({ words }) => words);
  for (const { title, steps } of flows) {
    expect(words).toContain(title);
    for (const { label } of steps) expect(words.some((written) => written.endsWith(label))).toBe(true);
  }
});

test('each flow is one closed line in its own colour', () => {
  expect(drawing.flows).toHaveLength(3);
  for (const { path } of drawing.flows) expect(path).toMatch(/^M[^MZ]+Z$/);
  expect(new Set(drawing.flows.map(({ colour }) => colour)).size).toBe(3);
});

test('every line and label is inside the canvas', () => {
  for (const { x, y, radius } of [...drawing.flows.flatMap(({ dots }) => dots), drawing.deal.dot]) {
    expect(x - radius).toBeGreaterThan(0);
    expect(x + radius).toBeLessThan(drawing.width);
    expect(y - radius).toBeGreaterThan(0);
    expect(y + radius).toBeLessThan(drawing.height);
  }
});
