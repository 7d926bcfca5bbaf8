import { canonicalPlace, demoPropertyId, PropertyDraft, popularCities } from '@setu/contracts';
import { demoProperties } from './demo-properties';

/** Rupees per sq ft per month: shop, office, warehouse. */
const bands: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  Mumbai: [
    [150, 400],
    [130, 330],
    [22, 30],
  ],
  'Delhi NCR': [
    [120, 400],
    [85, 350],
    [19, 25],
  ],
  Bangalore: [
    [90, 250],
    [85, 151],
    [20, 24],
  ],
  Chennai: [
    [80, 220],
    [65, 85],
    [22, 26],
  ],
  Hyderabad: [
    [70, 160],
    [60, 75],
    [19, 23],
  ],
  Pune: [
    [80, 200],
    [75, 90],
    [24, 28],
  ],
  Kolkata: [
    [80, 200],
    [50, 65],
    [22, 25],
  ],
  Ahmedabad: [
    [60, 140],
    [40, 50],
    [16, 20],
  ],
  Surat: [
    [50, 110],
    [30, 45],
    [14, 18],
  ],
  Jaipur: [
    [60, 140],
    [40, 55],
    [16, 20],
  ],
};
const elsewhere = [
  [40, 130],
  [30, 55],
  [13, 19],
] as const;
const columnOf = (type: string) => (type === 'office' ? 1 : type === 'warehouse' ? 2 : 0);

it.each(demoProperties.map((property) => [property.title, property] as const))(
  'the rent of the demo property %s is within the range of its city',
  (_, { city, type, rent, depositMonths, isLet }) => {
    const [low, high] = (bands[canonicalPlace(city)] ?? elsewhere)[columnOf(type)] ?? [0, 0];
    if (rent === null) return expect(isLet).toBe(true);
    expect(rent).toBeGreaterThanOrEqual(low);
    expect(rent).toBeLessThanOrEqual(high);
    expect(depositMonths).toBeGreaterThanOrEqual(3);
    expect(depositMonths).toBeLessThanOrEqual(12);
  },
);

it('demo properties exist in each of the seventeen cities', () => {
  expect(demoProperties.length).toBeGreaterThanOrEqual(24);
  expect(new Set(demoProperties.map(({ city }) => canonicalPlace(city)))).toEqual(new Set(popularCities));
});

it('demo properties are valid drafts of a provider', () => {
  for (const { type, rent, amenities, ...demo } of demoProperties)
    expect(
      PropertyDraft.safeParse({ ...demo, propertyType: type, rentPerSqFt: rent, amenities: [...amenities] })
        .error,
    ).toBeUndefined();
});

it('numbers, titles and texts of demo properties are unique, and sorted by number', () => {
  const numbers = demoProperties.map(({ n }) => n);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  for (const key of ['n', 'title', 'description', 'address'] as const)
    expect(new Set(demoProperties.map((property) => property[key])).size).toBe(demoProperties.length);
  expect(demoPropertyId(1)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
