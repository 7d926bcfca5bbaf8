import { Resvg } from '@resvg/resvg-js';
import { businessCategories } from '@setu/contracts';
import { drawIllustration, variantCount } from './draw-illustration';
import { drawings, type Motif } from './drawings/drawings';
import { illustrationOf } from './illustration-of';

const names = Object.keys(drawings) as Motif[];
const draw = (motif: Motif, variant = 0) => drawIllustration({ category: 'services', motif, variant });

it.each(names)('the drawing %s is a small image that needs nothing else', (motif) => {
  const svg = draw(motif);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 960 600"/);
  expect(svg).not.toMatch(/<(text|script|image|style)|href|="(deep|tint|dot|white|ink)"/);
  expect(svg.length).toBeLessThan(10_000);
  expect(() => new Resvg(svg).render()).not.toThrow();
});

it('no two drawings are the same', () => {
  expect(new Set(names.map((motif) => draw(motif))).size).toBe(names.length);
});

it('two variants of a drawing differ, and one variant is always the same', () => {
  const variants = Array.from({ length: variantCount }, (_, n) => draw('tea', n));
  expect(new Set(variants).size).toBe(variantCount);
  expect(draw('tea', 7)).toBe(variants[7]);
});

it('each category has its own colours', () => {
  const drawn = businessCategories.map((category) =>
    drawIllustration({ category, motif: 'shop', variant: 1 }),
  );
  expect(new Set(drawn).size).toBe(businessCategories.length);
});

it('a listing has the same illustration as long as its business does not change, and others have other variants', () => {
  const listing = (n: number, title = 'Chai Corner') => ({
    id: `d0000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    title,
    description: null,
    businessCategory: 'food_beverage' as const,
  });
  expect(illustrationOf(listing(1))).toEqual(illustrationOf(listing(1, 'The Chai Corner')));
  expect(illustrationOf(listing(1)).url).toMatch(/^\/api\/illustrations\/food_beverage\/tea\/\d{1,2}\?v=1$/);
  expect(illustrationOf(listing(1)).alt).toBe('Illustration: a glass of tea');
  for (let n = 0; n < 1_000; n += 1)
    expect(illustrationOf(listing(n)).url).toMatch(/\/tea\/([0-9]|[1-5][0-9]|6[0-3])\?/);
  const addresses = Array.from({ length: 70 }, (_, n) => illustrationOf(listing(n)).url);
  expect(new Set(addresses).size).toBeGreaterThan(30);
});
