import { type Offer, type RequirementCriteria, scoreMatch } from './score';

const criteria: RequirementCriteria = {
  propertyType: 'retail',
  acceptsAnyType: false,
  minArea: 1_000,
  maxArea: 2_000,
  preferredLocations: ['Pune'],
  maxRentPerSqFt: '150.00',
  requiredAmenities: ['Parking', 'AC', 'CCTV', 'Elevator'],
};
const offer: Offer = {
  propertyType: 'retail',
  area: 1_500,
  city: 'Pune',
  state: 'Maharashtra',
  rentPerSqFt: '150.00',
  amenities: ['parking', 'ac', 'cctv', 'elevator'],
};
const scoreOf = (changed: Partial<RequirementCriteria>, offered: Partial<Offer>) =>
  scoreMatch({ ...criteria, ...changed }, { ...offer, ...offered });

it('a full match gets all points and lists reasons by weight', () => {
  expect(scoreOf({}, {})).toEqual({
    score: 100,
    reasons: [
      { label: '1,500 sq ft, 1,000 - 2,000 wanted', points: 35, outOf: 35 },
      { label: 'Pune, a preferred location', points: 30, outOf: 30 },
      { label: '₹150 per sq ft, within ₹150', points: 20, outOf: 20 },
      { label: 'All required amenities', points: 10, outOf: 10 },
      { label: 'Retail space', points: 5, outOf: 5 },
    ],
  });
});

it.each<[string, Partial<RequirementCriteria>, Partial<Offer>, number, number, string]>([
  ['smallest area', {}, { area: 1_000 }, 0, 35, '1,000 sq ft, 1,000 - 2,000 wanted'],
  ['largest area', {}, { area: 2_000 }, 0, 35, '2,000 sq ft, 1,000 - 2,000 wanted'],
  ['a tenth below', {}, { area: 900 }, 0, 21, '900 sq ft, 10% below the wanted 1,000'],
  ['a tenth above', {}, { area: 2_200 }, 0, 21, '2,200 sq ft, 10% above the wanted 2,000'],
  ['a foot above', {}, { area: 2_001 }, 0, 35, '2,001 sq ft, 1% above the wanted 2,000'],
  ['a quarter below', {}, { area: 750 }, 0, 0, '750 sq ft, 25% below the wanted 1,000'],
  ['no upper limit', { maxArea: null }, { area: 90_000 }, 0, 35, '90,000 sq ft, 1,000 or more wanted'],
  ['an alias', {}, { city: 'Poona' }, 1, 30, 'Poona, a preferred location'],
  ['the state', { preferredLocations: ['Maharashtra'] }, {}, 1, 30, 'Pune, in Maharashtra'],
  ['anywhere', { preferredLocations: ['Pan India'] }, {}, 1, 30, 'Pune, any city wanted'],
  [
    'a name every object has',
    { preferredLocations: ['constructor'] },
    { city: 'constructor' },
    1,
    30,
    'constructor, a preferred location',
  ],
  ['a rupee too much', {}, { rentPerSqFt: '151.00' }, 2, 0, '₹151 per sq ft, above ₹150'],
  ['a paisa less', {}, { rentPerSqFt: '149.99' }, 2, 20, '₹149.99 per sq ft, within ₹150'],
  ['cheap in digits', {}, { rentPerSqFt: '99.00' }, 2, 20, '₹99 per sq ft, within ₹150'],
  ['no rent given', {}, { rentPerSqFt: null }, 2, 0, 'Rent on request'],
  ['no cap', { maxRentPerSqFt: null }, {}, 2, 20, '₹150 per sq ft, budget negotiable'],
  ['neither', { maxRentPerSqFt: null }, { rentPerSqFt: null }, 2, 20, 'Rent on request, budget negotiable'],
  ['half the amenities', {}, { amenities: ['AC', 'Parking'] }, 3, 5, 'Lacks CCTV, Elevator'],
  ['no amenity', {}, { amenities: [] }, 3, 0, 'Lacks Parking, AC, CCTV, Elevator'],
  ['none required', { requiredAmenities: [] }, { amenities: [] }, 3, 10, 'No amenities required'],
  ['another type', {}, { propertyType: 'office' }, 4, 0, 'Office space, retail wanted'],
  ['any type', { acceptsAnyType: true }, { propertyType: 'office' }, 4, 5, 'Office space, any type wanted'],
])('the score of %s is as specified', (_, changed, offered, side, points, label) => {
  expect(scoreOf(changed, offered)?.reasons[side]).toMatchObject({ points, label });
});

it.each<[string, Partial<RequirementCriteria>, Partial<Offer>]>([
  ['another city', {}, { city: 'Nashik' }],
  ['another state', { preferredLocations: ['Gujarat'] }, {}],
  ['more than a quarter too small', {}, { area: 749 }],
  ['more than a quarter too large', {}, { area: 2_501 }],
])('a property with %s is not a match', (_, changed, offered) => {
  expect(scoreOf(changed, offered)).toBeNull();
});

it('the score is the sum of its parts', () => {
  const match = scoreOf({}, { area: 900, rentPerSqFt: null, amenities: ['AC'], propertyType: 'mall' });
  expect(match?.reasons.map(({ points }) => points)).toEqual([21, 30, 0, 3, 0]);
  expect(match?.score).toBe(54);
});
