import { subjectMatter } from './inquiry-words';

test('subjectMatter says in one line what an inquiry is about', () => {
  expect(subjectMatter({ requirementTitle: 'Café', franchiseTitle: null, propertyTitle: 'Shop' })).toBe(
    'Café · Shop',
  );
  expect(subjectMatter({ requirementTitle: null, franchiseTitle: null, propertyTitle: null })).toBe('');
});
