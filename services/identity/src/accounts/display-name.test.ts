import { displayNameOf } from './display-name';

const person = { role: 'brand', firstName: 'Asha', lastName: 'Rao', brandName: 'Chai Chaupal' } as const;

test('a brand goes by its brand name', () => {
  expect(displayNameOf(person)).toBe('Chai Chaupal');
});

test('a brand without a brand name goes by its person', () => {
  expect(displayNameOf({ ...person, brandName: null })).toBe('Asha Rao');
});

test('a brand name means nothing once the role is another', () => {
  expect(displayNameOf({ ...person, role: 'investor' })).toBe('Asha Rao');
});

test('missing names leave no stray space', () => {
  expect(displayNameOf({ ...person, brandName: null, firstName: null })).toBe('Rao');
  expect(displayNameOf({ ...person, brandName: null, firstName: null, lastName: null })).toBe('Member');
});
