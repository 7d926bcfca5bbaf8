import { subjectLine } from './inquiry-subject';

test('subjectLine says in one line what an inquiry is about', () => {
  expect(subjectLine({ requirementTitle: 'Café', franchiseTitle: null, propertyTitle: 'Shop' })).toBe(
    'Café · Shop',
  );
  expect(subjectLine({ requirementTitle: null, franchiseTitle: null, propertyTitle: null })).toBe('');
});
