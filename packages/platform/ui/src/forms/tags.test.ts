import { addTags, isSameTag } from './tags';

const rule = { max: 3 };
const added = (tags: readonly string[], typed: string) => addTags(tags, typed, rule).tags;

test('a new entry is trimmed and added at the end', () => {
  expect(added(['Pune'], '  Delhi   NCR ')).toEqual(['Pune', 'Delhi NCR']);
});

test.each(['Mumbai, Surat', 'Mumbai;Surat;', 'Mumbai\nSurat', 'Mumbai\tSurat', 'Mumbai، Surat'])(
  'the text %j contains two entries',
  (typed) => {
    expect(added(['Pune'], typed)).toEqual(['Pune', 'Mumbai', 'Surat']);
  },
);

test.each(['', '   ', ', ;', 'pune', ' PUNE ', 'Pu\u200bne', 'pune, PUNE'])(
  'nothing is added for %j',
  (typed) => {
    const tags = ['Pune'];
    expect(added(tags, typed)).toBe(tags);
  },
);

test('entries that differ only in the encoding of an accent are the same', () => {
  expect(added(['Caf\u00e9'], 'Cafe\u0301')).toEqual(['Caf\u00e9']);
});

test('entries above the limit are returned', () => {
  const tags = ['a', 'b'];
  expect(addTags(tags, 'c, d, e', rule)).toEqual({ tags: ['a', 'b', 'c'], left: ['d', 'e'] });
  const full = ['a', 'b', 'c'];
  expect(addTags(full, 'd', rule)).toEqual({ tags: full, left: ['d'] });
});

test('entries that are addresses are case-sensitive and may contain commas', () => {
  expect(isSameTag('https://a.test/A', 'https://a.test/a', true)).toBe(false);
  const addresses = { max: 3, isExact: true };
  expect(addTags(['https://a.test/A'], 'https://a.test/a, https://a.test/b,c', addresses).tags).toEqual([
    'https://a.test/A',
    'https://a.test/a',
    'https://a.test/b,c',
  ]);
});
