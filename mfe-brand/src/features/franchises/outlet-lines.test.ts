import { linesOf, readLines, readMonth } from './outlet-lines';

test.each([
  ['2024-03', '2024-03'],
  ['2024-03-15', '2024-03'],
  ['3/2024', '2024-03'],
  ['15-03-2024', '2024-03'],
  ['March 2024', '2024-03'],
  ['Mar-24', '2024-03'],
  ['opened Sept. 2024', '2024-09'],
  ['13/2024', null],
  ['2024', null],
  ['Kothrud', null],
])('the month %j is %j', (text, month) => {
  expect(readMonth(text)).toBe(month);
});

test('lines of people and of spreadsheets are read in any order of their columns', () => {
  const text = [
    'City,Locality,Opened',
    'Pune, Kothrud, Mar 2021',
    '',
    'Madhya Pradesh\tRatlam\t01/08/2023\t01/01/2026',
    'Delhi NCR; Haryana; Golf Course Road; Sector 54; 2024-03',
    'nonsense',
  ].join('\r\n');
  expect(readLines(text)).toEqual([
    { number: 2, outlet: { city: 'Pune', state: '', locality: 'Kothrud', opened: '2021-03', closed: null } },
    {
      number: 4,
      outlet: {
        city: 'Ratlam',
        state: 'Madhya Pradesh',
        locality: null,
        opened: '2023-08',
        closed: '2026-01',
      },
    },
    {
      number: 5,
      outlet: {
        city: 'Delhi NCR',
        state: 'Haryana',
        locality: 'Golf Course Road, Sector 54',
        opened: '2024-03',
        closed: null,
      },
    },
    { number: 6, outlet: { city: 'nonsense', state: '', locality: null, opened: '', closed: null } },
  ]);
});

test('the text of outlets is read back as the same outlets', () => {
  const outlets = [
    { city: 'Mumbai', state: 'Maharashtra', locality: 'Andheri', opened: '2019-01', closed: '2024-12' },
    { city: 'Delhi', state: 'Delhi', locality: null, opened: '2020-05', closed: null },
  ];
  expect(readLines(linesOf(outlets)).map(({ outlet }) => outlet)).toEqual(outlets);
});
