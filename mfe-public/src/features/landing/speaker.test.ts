import { speakerOf } from './speaker';

test.each([
  [
    'Meenal Deshpande, Café franchisee, Pune',
    'Meenal Deshpande',
    'Café franchisee, Pune',
    'Meenal',
    'Deshpande',
  ],
  ['Anitha', 'Anitha', '', 'Anitha', ''],
  ['A. P. J. Rao , Chennai', 'A. P. J. Rao', 'Chennai', 'A.', 'Rao'],
  ['', '', '', '', ''],
])('speakerOf splits %j into %j and %j', (title, name, who, firstName, lastName) => {
  expect(speakerOf(title)).toEqual({ name, who, firstName, lastName });
});
