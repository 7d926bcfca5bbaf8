import { signInRedirectDelayMs } from '@setu/protocol';
import { demandFilterCategories, demandFilterPropertyTypes } from '../agent/agent-calls';
import { contentSections } from '../content/website-content';
import { inquiryStatuses } from '../inquiry/inquiry-status';
import { userRoleLabels, userRoles } from '../values/user-role';
import { amenitySuggestions } from './amenity';
import { businessCategories, businessCategoryLabels, heroCategories } from './business-category';
import { franchiseModelCards, franchiseModels, offeredFranchiseModels } from './franchise-model';
import { investmentPresets } from './investment-range';
import { acceptedStates, filterCities, offeredStates, popularCities } from './places';
import { propertyTypes } from './property-type';

const ten =
  'food_beverage retail education healthcare fitness beauty automotive services technology other'.split(' ');

test('ten business categories exist, three of them with their own label', () => {
  expect(businessCategories).toEqual(ten);
  expect(businessCategoryLabels).toMatchObject({
    food_beverage: 'Food & Beverage',
    beauty: 'Beauty & Wellness',
    other: 'Other',
  });
});

test('the hero search offers five business categories', () => {
  expect(heroCategories).toEqual(['food_beverage', 'retail', 'education', 'healthcare', 'fitness']);
});

test('five franchise models are known, four are offered, FOFO first', () => {
  expect(franchiseModels).toEqual(['FOCO', 'FOFO', 'FICO', 'COCO', 'COFO']);
  expect(offeredFranchiseModels).toEqual(['FOFO', 'FOCO', 'FICO', 'COFO']);
});

test.each([
  ['FOCO', 'Franchise Owned Company Operated', '10L-50L', 'Low', '15-25%'],
  ['FOFO', 'Franchise Owned Franchise Operated', '5L-30L', 'High', '20-40%'],
  ['FICO', 'Franchise Investment Company Operated', '15L-75L', 'None', '12-20%'],
  ['COCO', 'Company Owned Company Operated', '0', 'Employee', 'Salary Based'],
  ['COFO', 'Company Owned Franchise Operated', '2L-10L', 'Medium', 'Revenue Share'],
])(
  'the model %s has its name, investment, control and return',
  (model, title, investment, involvement, returns) => {
    const card = franchiseModelCards.find((each) => each.model === model);
    expect(card).toMatchObject({ title, investment, involvement, returns });
  },
);

test('COCO is described as not a franchise model', () => {
  expect(franchiseModelCards.find(({ model }) => model === 'COCO')?.description).toContain(
    'Not a franchise model',
  );
});

test('four investment ranges exist, the last without a maximum', () => {
  expect(investmentPresets).toEqual([
    { value: '500000-2500000', label: '5L-25L', min: 500_000, max: 2_500_000 },
    { value: '2500000-10000000', label: '25L-1Cr', min: 2_500_000, max: 10_000_000 },
    { value: '10000000-50000000', label: '1Cr-5Cr', min: 10_000_000, max: 50_000_000 },
    { value: '50000000+', label: '5Cr+', min: 50_000_000 },
  ]);
});

test('ten cities are filters, seventeen are suggested in forms', () => {
  const ten = 'Mumbai, Delhi NCR, Bangalore, Chennai, Hyderabad, Pune, Kolkata, Ahmedabad, Surat, Jaipur';
  expect(filterCities.join(', ')).toBe(ten);
  expect(popularCities.join(', ')).toBe(
    `${ten}, Lucknow, Kanpur, Nagpur, Indore, Thane, Bhopal, Visakhapatnam`,
  );
});

test('32 states and union territories are offered, all 36 are accepted', () => {
  expect(new Set(offeredStates).size).toBe(32);
  expect(new Set(acceptedStates).size).toBe(36);
});

test('thirteen amenities are suggested', () => {
  expect(amenitySuggestions.join(', ')).toBe(
    'Parking, AC, Elevator, Security, Power Backup, Water Supply, High Speed Internet, CCTV, Fire Safety, Washroom, Cafeteria, Reception Area, Loading Bay',
  );
});

test('property types start with retail, and the demand filter offers its own list', () => {
  expect(propertyTypes).toEqual([
    'retail',
    'office',
    'restaurant',
    'warehouse',
    'showroom',
    'mall',
    'standalone',
    'other',
  ]);
  expect(demandFilterCategories).toEqual(['retail', 'food', 'services', 'entertainment']);
  expect(demandFilterPropertyTypes).toEqual(['retail', 'office', 'warehouse']);
});

test('roles have badges, content has sections, and inquiry statuses begin with open', () => {
  expect(userRoles).toEqual(['investor', 'brand', 'agent', 'admin']);
  expect(userRoleLabels).toEqual({
    investor: 'Investor',
    brand: 'Brand',
    agent: 'Agent/Consultant',
    admin: 'Admin',
  });
  expect(contentSections).toEqual(['hero', 'features', 'testimonials', 'footer']);
  expect(inquiryStatuses.slice(0, 2)).toEqual(['open', 'in_progress']);
});

test('a signed-out user is redirected to sign in after half a second', () => {
  expect(signInRedirectDelayMs).toBe(500);
});
