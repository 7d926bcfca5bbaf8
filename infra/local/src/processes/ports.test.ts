import { freePorts } from './ports';

test('free ports differ, and no outgoing connection can have them', async () => {
  const ports = await freePorts(200);
  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
