import { subjectMatter } from './inquiry-words';

test('what it is about is said in one line', () => {
  expect(subjectMatter({ requirementTitle: 'Café', franchiseTitle: null, propertyTitle: 'Shop' })).toBe(
    'Café · Shop',
  );
  expect(subjectMatter({ requirementTitle: null, franchiseTitle: null, propertyTitle: null })).toBe('');
});
