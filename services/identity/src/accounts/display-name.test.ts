import { displayNameOf } from './display-name';

const person = { role: 'brand', firstName: 'Asha', lastName: 'Rao', brandName: 'Chai Chaupal' } as const;

test('a brand is shown by its brand name', () => {
  expect(displayNameOf(person)).toBe('Chai Chaupal');
});

test('a brand without a brand name is shown by the person’s name', () => {
  expect(displayNameOf({ ...person, brandName: null })).toBe('Asha Rao');
});

test('a brand name is ignored for other roles', () => {
  expect(displayNameOf({ ...person, role: 'investor' })).toBe('Asha Rao');
});

test('missing names leave no stray space', () => {
  expect(displayNameOf({ ...person, brandName: null, firstName: null })).toBe('Rao');
  expect(displayNameOf({ ...person, brandName: null, firstName: null, lastName: null })).toBe('Member');
});
