import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { coloursOf } from '../kolam/hue';
import { contrast } from './contrast';
import { token, tokenValues, variableName } from './tokens';

const root = join(__dirname, '../..');
const colour = tokenValues.color;

/** Names and values of all variables in the stylesheet, normalised. */
const variablesOf = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, written(value)]),
  );

const written = (value: string) => value.replaceAll('"', "'").replace(/\s+/g, ' ').toLowerCase();

describe('tokens', () => {
  it('the tokens equal the variables of the stylesheet', () => {
    const expected = Object.entries(tokenValues).flatMap(([group, entries]) =>
      Object.entries(entries).map(([key, value]) => [variableName(group, key), written(value)]),
    );
    expect(variablesOf(readFileSync(join(root, 'css/tokens.css'), 'utf8'))).toEqual(
      Object.fromEntries(expected),
    );
  });

  it('components use the tokens as variables', () => {
    expect(token.color.ink).toBe('var(--ink)');
    expect(token.color['peacock-tint']).toBe('var(--peacock-tint)');
    expect(token.space[16]).toBe('var(--space-16)');
    expect(token.radius.card).toBe('var(--radius-card)');
  });
});

describe('contrast', () => {
  it('the contrast is 21 between black and white, and 1 between equal colours', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast(colour.ink, colour.ink)).toBe(1);
  });

  it.each([
    ['ink on paper', colour.ink, colour.paper, 15.6],
    ['muted on paper', colour.muted, colour.paper, 5.7],
    ['white on peacock', colour['on-fill'], colour.peacock, 7.5],
    ['ink on marigold', colour.ink, colour.marigold, 7.7],
  ])('the contrast of %s has the value of the design', (_, text, ground, ratio) => {
    expect(contrast(text, ground)).toBeCloseTo(ratio, 1);
  });

  it.each([
    ['muted on sunken', colour.muted, colour.sunken],
    ['peacock on its tint', colour.peacock, colour['peacock-tint']],
    ['peacock on sunken', colour.peacock, colour.sunken],
    ['white on kumkum', colour['on-fill'], colour.kumkum],
    ['kumkum on its tint', colour.kumkum, colour['kumkum-tint']],
    ['kumkum on paper', colour.kumkum, colour.paper],
    ['leaf on its tint', colour.leaf, colour['leaf-tint']],
    ['turmeric on its tint', colour.turmeric, colour['turmeric-tint']],
    ['ink on marigold under the pointer', colour.ink, colour['marigold-deep']],
  ])('%s is readable as text', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('the edge of a control is visible', () => {
    expect(contrast(colour['line-strong'], colour.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(colour['line-strong'], colour.paper)).toBeGreaterThanOrEqual(3);
  });

  it('the letters of each cover are readable', () => {
    const categories =
      'food_beverage retail education healthcare fitness beauty automotive services technology other';
    for (const category of categories.split(' ')) {
      for (const isLit of [true, false]) {
        const { letters, line, ground } = coloursOf(category, isLit);
        expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(line, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('fonts', () => {
  it('the two font files have at most 100 kB together', () => {
    const bytes = ['inter.woff2', 'fraunces.woff2'].map((file) => statSync(join(root, 'fonts', file)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(100_000);
  });
});
