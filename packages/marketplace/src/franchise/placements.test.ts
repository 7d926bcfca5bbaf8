import { aFranchise } from '../../test/builders';
import { placementsIn } from './placements';

const pageOf = (...featured: boolean[]) => ({
  items: featured.map((is) => aFranchise({ featured: is })),
  total: 9,
  next: null,
});
const marksOf = (pages: ReturnType<typeof pageOf>[], filter: Parameters<typeof placementsIn>[1]) => {
  const placed = placementsIn(pages, filter);
  return pages.map(({ items }) => items.map(({ id }) => (placed.has(id) ? 'F' : '-')).join(''));
};

test('the recommended order marks only the first three of each page that are featured', () => {
  const pages = [pageOf(true, true, true, true, false), pageOf(true, false, false, true)];
  expect(marksOf(pages, { sort: 'recommended', featured: false, search: '' })).toEqual(['FFF--', 'F---']);
  expect(marksOf(pages, { sort: null, featured: false, search: '' })).toEqual(['FFF--', 'F---']);
});

test('a list of featured franchises marks all of them in any order', () => {
  const pages = [pageOf(true, true, true, true)];
  expect(marksOf(pages, { sort: 'newest', featured: true, search: '' })).toEqual(['FFFF']);
});

test('a search marks none, because its order depends on the typed text', () => {
  const filter = { sort: 'recommended', featured: false, search: 'chai' } as const;
  expect(marksOf([pageOf(true, true)], filter)).toEqual(['--']);
});

test('an order chosen by the visitor marks none', () => {
  for (const sort of ['newest', 'investment', 'roi'] as const)
    expect(marksOf([pageOf(true, true)], { sort, featured: false, search: '' })).toEqual(['--']);
});
