import { formsOf, readSearch } from './read-search';

const read = (text: string) => {
  const { terms, places, budget } = readSearch(text);
  return {
    terms: terms.map(({ typed }) => typed.join(' ')),
    places: places.map(({ name }) => name),
    max: budget?.max,
  };
};

test.each<[string, string[], string[], number | undefined]>([
  ['cafe under 10 lakh in Pune', ['cafe'], ['Pune'], 1_000_000],
  ['gym near Andheri', ['gym'], ['Mumbai'], undefined],
  ['ice cream shop', ['ice cream'], [], undefined],
  ['icecream', ['icecream'], [], undefined],
  ['pre-school', ['pre school'], [], undefined],
  ['Beauty Parlours', ['beauty parlours'], [], undefined],
  ['up', [], ['Uttar Pradesh'], undefined],
  ['start up', ['up'], [], undefined],
  ['navi mumbai', [], ['Navi Mumbai'], undefined],
  ['himachal pradesh hotel', ['hotel'], ['Himachal Pradesh'], undefined],
  ['मुंबई में चाय 5 लाख तक', ['चाय'], ['Mumbai'], 500_000],
  ['best franchise business in india', [], [], undefined],
  ['tea tea TEA', ['tea'], [], undefined],
  ['constructor toString', ['constructor', 'tostring'], [], undefined],
  ['  ', [], [], undefined],
])('the search %j is read as words, places and budget', (text, terms, places, max) => {
  expect(read(text)).toEqual({ terms: terms.map((term) => term.normalize('NFKD')), places, max });
});

test('an unknown word after "in" or "near" is read as a place', () => {
  const { terms } = readSearch('cafe in Atlantis');
  expect(terms.map(({ isMeantAsPlace }) => isMeantAsPlace)).toEqual([false, true]);
});

test('a long search is cut after eight terms', () => {
  expect(readSearch('abc bcd cde def efg fgh ghi hij ijk jkl').terms).toHaveLength(8);
});

test.each([
  ['shop', ['shop', 'shops', 'shopes']],
  ['cafes', ['cafes', 'cafe']],
  ['bakery', ['bakery', 'bakeries']],
  ['bakeries', ['bakeries', 'bakery']],
  ['चाय', ['चाय']],
  ['glass', ['glass', 'glasses']],
])('the word %s is also searched as %j', (word, forms) => {
  expect(formsOf(word)).toEqual(expect.arrayContaining(forms));
});
