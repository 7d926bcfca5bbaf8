import { businessCategories } from '@setu/contracts';
import { coloursOf } from '@setu/ui/kolam';

test('every business category has its own colours', () => {
  const grounds = businessCategories.map((category) => coloursOf(category, false).ground);
  expect(new Set(grounds).size).toBe(businessCategories.length);
});
