import { byteRangeOf } from './byte-range';

it.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=5-', { first: 5, last: 9 }],
  ['bytes=-4', { first: 6, last: 9 }],
  ['bytes=8-99', { first: 8, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['Bytes= 9-9', { first: 9, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-3', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['bytes=x-1', null],
  ['items=0-1', null],
  ['', null],
])('the header %j asks for %j of ten bytes', (header, expected) => {
  expect(byteRangeOf(header, 10)).toEqual(expected);
});

it('any range of an empty file is unsatisfiable', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRangeOf('bytes=-5', 0)).toBe('unsatisfiable');
});
