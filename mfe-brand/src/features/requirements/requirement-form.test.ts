import { RequirementDraft } from '@setu/contracts';
import { aRequirement } from '@setu/marketplace/testing';
import { emptyRequirement, suggestedType, toChange, toDraft, valuesOf } from './requirement-form';

test('areas are sent as whole numbers, and blank figures are omitted', () => {
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

test('a stored requirement fills the form with valid values', () => {
  const values = valuesOf(aRequirement({ maxArea: null, timeline: null, maxRentPerSqFt: '170.00' }));
  expect(values).toMatchObject({ minArea: '280', maxArea: '', timeline: '', maxRentPerSqFt: '170' });
  expect(RequirementDraft.safeParse(values).success).toBe(true);
});

test('toDraft sends a chosen type and any type, and omits a suggested type', () => {
  const sent = (wantedType: typeof emptyRequirement.wantedType) => {
    const { propertyType, acceptsAnyType } = toDraft({ ...emptyRequirement, wantedType });
    return { propertyType, acceptsAnyType };
  };
  expect(sent('suggested')).toEqual({});
  expect(sent('any')).toEqual({ acceptsAnyType: true });
  expect(sent('restaurant')).toEqual({ propertyType: 'restaurant', acceptsAnyType: false });
});

test('toChange replaces a changed type and omits an unchanged one', () => {
  expect(toChange({ title: 'Corner' })).toEqual({ title: 'Corner' });
  expect(toChange({ wantedType: 'any' })).toEqual({ acceptsAnyType: true });
  expect(toChange({ wantedType: 'suggested' })).toEqual({ propertyType: null, acceptsAnyType: false });
});

test('the stored type is selected when a requirement is edited', () => {
  expect(valuesOf(aRequirement({ propertyType: 'mall' })).wantedType).toBe('mall');
  expect(valuesOf(aRequirement({ propertyType: 'mall', acceptsAnyType: true })).wantedType).toBe('any');
});

test('suggestedType depends on the typed values', () => {
  expect(suggestedType(emptyRequirement)).toBe('retail');
  expect(suggestedType({ ...emptyRequirement, minArea: '5000' })).toBe('warehouse');
});
