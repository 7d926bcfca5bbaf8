import { subjectLine } from './inquiry-subject';

test('subjectLine returns the subject of an inquiry in one line', () => {
  expect(subjectLine({ requirementTitle: 'Café', franchiseTitle: null, propertyTitle: 'Shop' })).toBe(
    'Café · Shop',
  );
  expect(subjectLine({ requirementTitle: null, franchiseTitle: null, propertyTitle: null })).toBe('');
});
