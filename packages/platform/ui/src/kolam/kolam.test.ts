import { coverSvg, kolamOf, kolamPath, logoSvg } from './kolam';
import { trace } from './kolam-line';
import { layoutOf } from './layout';

const names = Array.from({ length: 150 }, (_, i) => `Brand ${i}`);
const covers = ['food_beverage', 'retail', 'education', 'other', 'unheard of', 'constructor'];

describe('a kolam', () => {
  it('a kolam is one unbroken line that passes every required place', () => {
    for (const name of names) {
      const layout = layoutOf(name);
      const lines = trace(layout);
      const passes = layout.turns.reduce<number>((sum, turn) => sum + (turn === 0 ? 0 : turn < 4 ? 2 : 1), 0);
      expect([name, lines.map((line) => line.length)]).toEqual([name, [passes]]);
    }
  });

  it('a kolam is drawn with one pen stroke that closes', () => {
    const { path } = kolamPath('Chai Junction');
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith('Z')).toBe(true);
  });

  it('a kolam is the same for the same name and differs between names', () => {
    expect(kolamPath('Chai Junction')).toEqual(kolamPath('Chai Junction'));
    expect(new Set(names.map((name) => kolamPath(name).path)).size).toBeGreaterThan(140);
  });

  it('a kolam has one line around a row and an arch, and two around a square', () => {
    const lines = (path: string) => path.match(/M/g)?.length;
    expect(lines(kolamOf(2, 1, () => true).path)).toBe(1);
    expect(lines(kolamOf(3, 2, (column, row) => row === 0 || column !== 1).path)).toBe(1);
    expect(lines(kolamOf(2, 2, () => true).path)).toBe(2);
  });
});

describe('coverSvg', () => {
  it('coverSvg is a small picture of 16 by 10 in each category, the same each time', () => {
    for (const category of covers) {
      const svg = coverSvg({ name: 'Tamarind & Clove', category });
      expect(svg).toContain('viewBox="0 0 960 600"');
      expect(svg).toContain('>TC</text>');
      expect(svg.length).toBeLessThan(12_000);
      expect(coverSvg({ name: 'Tamarind & Clove', category })).toBe(svg);
    }
  });

  it('coverSvg escapes markup in a name', () => {
    const svg = coverSvg({ name: '<script>', category: 'retail', title: '"><script>alert(1)</script>' });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('<title>&quot;&gt;&lt;script&gt;');
  });

  it('coverSvg accepts names of any script, of one word, and empty names', () => {
    expect(coverSvg({ name: 'हरा बाग', category: 'other' })).toContain('>हबा</text>');
    expect(coverSvg({ name: 'Kesh', category: 'beauty' })).toContain('>K</text>');
    expect(coverSvg({ name: '', category: 'other' })).toContain('></text>');
  });
});

describe('logoSvg', () => {
  it('logoSvg is a document that needs no variables', () => {
    expect(logoSvg()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
    expect(logoSvg()).not.toContain('var(');
  });
});
