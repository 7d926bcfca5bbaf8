import { BrandPeopleDraft, isFounder, mostPeople } from './brand-people';

const person = { name: 'Asha Iyer', role: 'Founder', line: 'Ran two outlets before.', photo: null };
const issuesOf = (people: unknown) =>
  BrandPeopleDraft.safeParse(people).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a person needs a name and a role only', () => {
  expect(BrandPeopleDraft.parse([{ name: ' Asha  Iyer', role: 'Founder', line: '' }])).toEqual([
    { name: 'Asha  Iyer', role: 'Founder', line: null, photo: null },
  ]);
  expect(issuesOf([{ name: ' ', role: '' }])).toEqual([
    ['0.name', 'Name is required'],
    ['0.role', 'Role is required'],
  ]);
});

test.each([
  ['name', 'Asha 98765 43210'],
  ['role', 'Founder, asha@chai.example'],
  ['line', 'Call me: +91 98765-43210'],
  ['line', 'More on www.chai.example'],
])('contact details in the %s are refused on this field: %s', (field, text) => {
  expect(issuesOf([person, { ...person, [field]: text }])).toEqual([
    [`1.${field}`, 'Leave out phone numbers, e-mail addresses and links: everybody can read this'],
  ]);
});

test('a photograph must be an upload, and there are at most eight people', () => {
  expect(issuesOf([{ ...person, photo: { url: 'https://elsewhere.example/a.jpg' } }])?.[0]?.[0]).toBe(
    '0.photo.url',
  );
  const nine = Array.from({ length: mostPeople + 1 }, () => person);
  expect(issuesOf(nine)).toEqual([['', 'Add at most 8 people']]);
});

test.each([
  ['Founder', true],
  ['Co-founder and CEO', true],
  ['Head of training', false],
  ['Foundation lead', false],
])('%s: a founder is %s', (role, is) => {
  expect(isFounder({ role })).toBe(is);
});
