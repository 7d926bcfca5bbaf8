import { kolamOf } from '@setu/ui/kolam';
import { bridgeColumns, bridgeRows, hasBridgeDot } from './bridge-dots';

test('the bridge is drawn in one unbroken line', () => {
  const { path, dots } = kolamOf(bridgeColumns, bridgeRows, hasBridgeDot);
  expect(path.match(/M/g)).toHaveLength(1);
  expect(path.endsWith('Z')).toBe(true);
  expect(dots.length).toBeGreaterThan(40);
});
