import { brandAddress, brandKeyOf, brandSlug } from './brand-page';

const id = 'b1000000-0000-4000-8000-0000001A2b3c'.toLowerCase();

test.each([
  ['Chai Chaupal', 'chai-chaupal-1a2b3c'],
  ['Mehendi & Mist', 'mehendi-and-mist-1a2b3c'],
  ['  Café  “Nadi”!', 'cafe-nadi-1a2b3c'],
  ['चाय चौपाल', '1a2b3c'],
  ['x'.repeat(120), `${'x'.repeat(60)}-1a2b3c`],
])('the address of the brand "%s" ends in %s', (name, slug) => {
  expect(brandSlug({ id, name })).toBe(slug);
  expect(brandAddress({ id, name })).toBe(`/brands/${slug}`);
  expect(brandKeyOf(slug)).toBe('1a2b3c');
});
