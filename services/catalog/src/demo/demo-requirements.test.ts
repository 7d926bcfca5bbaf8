import { businessCategories, demoBrandName, RequirementDraft } from '@setu/contracts';
import { demoRequirements } from './demo-requirements';

it('demo requirements are valid drafts of their brands', () => {
  expect(demoRequirements.length).toBeGreaterThanOrEqual(12);
  for (const demo of demoRequirements)
    expect(
      RequirementDraft.safeParse({
        ...demo,
        businessCategory: demo.category,
        propertyType: demo.type,
        minArea: demo.area[0],
        maxArea: demo.area[1],
        preferredLocations: [...demo.locations],
        maxRentPerSqFt: demo.maxRent,
        requiredAmenities: [...demo.amenities],
      }).error,
    ).toBeUndefined();
});

it('the demo brand has several requirements, of which one is fulfilled and one is urgent', () => {
  const own = demoRequirements.filter(({ brand }) => brand === demoBrandName);
  expect(own.filter(({ isFulfilled }) => !isFulfilled).length).toBeGreaterThanOrEqual(3);
  expect(own.filter(({ isFulfilled }) => isFulfilled)).toHaveLength(1);
  expect(own.some(({ timeline }) => timeline === 'Immediate')).toBe(true);
});

it('demo requirements have many business categories', () => {
  const categories = new Set(demoRequirements.map(({ category }) => category));
  expect(categories.size).toBeGreaterThanOrEqual(businessCategories.length - 2);
});

it('numbers, titles and texts of demo requirements are unique', () => {
  for (const key of ['n', 'title', 'description'] as const)
    expect(new Set(demoRequirements.map((requirement) => requirement[key])).size).toBe(
      demoRequirements.length,
    );
});
