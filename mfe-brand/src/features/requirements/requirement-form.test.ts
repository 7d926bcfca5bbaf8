import { RequirementDraft } from '@setu/contracts';
import { aRequirement } from '../../../test/builders';
import { emptyRequirement, toDraft, valuesOf } from './requirement-form';

test('areas are sent as whole numbers, figures left blank not at all', () => {
  const draft = toDraft({
    ...emptyRequirement,
    title: 'Corner',
    minArea: '300',
    preferredLocations: ['Pune'],
  });
  expect(draft).toEqual({
    title: 'Corner',
    description: '',
    businessCategory: 'food_beverage',
    minArea: 300,
    preferredLocations: ['Pune'],
    requiredAmenities: [],
    timeline: '',
    isActive: true,
  });
  expect(
    toDraft({ ...emptyRequirement, minArea: '300', maxArea: '450', maxRentPerSqFt: '170.5' }),
  ).toMatchObject({
    minArea: 300,
    maxArea: 450,
    maxRentPerSqFt: '170.5',
  });
});

test('a stored requirement is shown as one types it, and what is shown is taken again', () => {
  const values = valuesOf(aRequirement({ maxArea: null, timeline: null, maxRentPerSqFt: '170.00' }));
  expect(values).toMatchObject({ minArea: '280', maxArea: '', timeline: '', maxRentPerSqFt: '170' });
  expect(RequirementDraft.safeParse(values).success).toBe(true);
});
