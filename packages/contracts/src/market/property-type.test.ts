import { derivePropertyType } from './property-type';

const requirement = { requiredAmenities: [], minArea: 400, businessCategory: 'retail' } as const;

it.each([
  [{}, 'retail'],
  [{ businessCategory: 'food_beverage' }, 'retail'],
  [{ businessCategory: 'services' }, 'office'],
  [{ businessCategory: 'technology', minArea: 4_999 }, 'office'],
  [{ minArea: 5_000 }, 'warehouse'],
  [{ businessCategory: 'technology', minArea: 5_000 }, 'warehouse'],
  [{ requiredAmenities: ['Parking', 'Loading Bay'] }, 'warehouse'],
  [{ requiredAmenities: ['loading bay'], businessCategory: 'services' }, 'warehouse'],
] as const)('a requirement of %j needs the type %s', (change, expected) => {
  expect(derivePropertyType({ ...requirement, ...change })).toBe(expected);
});
