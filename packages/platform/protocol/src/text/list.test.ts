import { splitList } from './list';

test.each([
  'Mumbai, Pune',
  'Mumbai;Pune',
  'Mumbai\nPune\n',
  'Mumbai\r\nPune',
  'Mumbai\tPune',
  ' Mumbai ,, ; Pune ,',
  'Mumbai، Pune',
  'Mumbai、Pune',
  'Mumbai，Pune；',
  'Mumbai\u2028Pune',
])('the text %j is a list with two entries', (text) => {
  expect(splitList(text)).toEqual(['Mumbai', 'Pune']);
});

test('characters that are not separators stay in their entry', () => {
  expect(splitList('Navi  Mumbai')).toEqual(['Navi Mumbai']);
  expect(splitList('Jammu & Kashmir / Ladakh - north')).toEqual(['Jammu & Kashmir / Ladakh - north']);
  expect(splitList(' ,\n; ')).toEqual([]);
});

test('addresses are separated only before the next address', () => {
  const [first, second] = ['https://a.test/x,y;z 1.pdf', 'https://b.test/?q=https://c.test'];
  for (const between of [', ', '\n', ' ', ',', ';\t'])
    expect(splitList(`${first}${between}${second}`, 'addresses')).toEqual([first, second]);
});
