import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCovers } from '@setu/contracts';
import { coverSvg } from '@setu/ui/kolam';

it.each(demoCovers)('$path is there, as it is drawn today', ({ brandName, businessCategory, path }) => {
  const file = readFileSync(join(__dirname, '../public', path), 'utf8');
  expect(file).toBe(coverSvg({ name: brandName, category: businessCategory, title: `${brandName} cover` }));
});
