import {
  businessCategories,
  filterPresets,
  franchiseModels,
  type OptionCounts,
  type OptionGroup,
} from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../../test/builders';

const catalog = setUpCatalog();
const brand = someone('brand');

beforeAll(async () => {
  const franchises = [
    {
      title: 'Alpha Chai',
      businessCategory: 'food_beverage',
      franchiseModel: 'FOFO',
      territories: ['Mumbai', 'Pune'],
    },
    {
      title: 'Bravo Chai',
      businessCategory: 'food_beverage',
      franchiseModel: 'FOCO',
      territories: ['Pan India'],
    },
    {
      title: 'Charlie Books',
      businessCategory: 'retail',
      franchiseModel: 'FOFO',
      territories: ['Maharashtra'],
    },
    {
      title: 'Delta Gym',
      businessCategory: 'fitness',
      franchiseModel: 'COCO',
      territories: ['Bengaluru', 'Karnataka'],
    },
    { title: 'Echo Toys', businessCategory: 'retail', franchiseModel: 'FICO', territories: ['Ramnagar'] },
  ];
  const investments = [
    [200_000, 450_000],
    [300_000, 3_000_000],
    [500_000, 900_000],
    [12_000_000, 60_000_000],
    [499_999, 500_000],
  ];
  for (const [index, franchise] of franchises.entries()) {
    const [minInvestment, maxInvestment] = investments[index]!;
    await addFranchise(catalog.service, brand, {
      ...franchise,
      minInvestment,
      maxInvestment,
      featured: index === 1,
    });
  }
  await addFranchise(catalog.service, brand, { title: 'Hidden Chai', isActive: false });
});

const get = async (path: string) => {
  const reply = await catalog.service.call('GET', path);
  expect(reply.status).toBe(200);
  return reply;
};
const counts = async (query: string) => (await get(`/api/franchise-counts?${query}`)).body as OptionCounts;
const total = async (query: URLSearchParams) =>
  Number((await get(`/api/franchises?${query}`)).headers.get('x-total-count'));

const namesOf: Record<OptionGroup, string[]> = {
  businessCategory: ['businessCategory'],
  franchiseModel: ['franchiseModel'],
  investment: ['minInvestment', 'maxInvestment'],
  territories: ['territories'],
};

/** The filter with one option of a group instead of its own. */
const withOption = (query: string, group: OptionGroup, value: string): URLSearchParams => {
  const changed = new URLSearchParams(query);
  for (const name of namesOf[group]) changed.delete(name);
  if (group !== 'investment') changed.append(group, value);
  const preset = filterPresets.find((one) => group === 'investment' && one.value === value);
  if (preset?.min) changed.set('minInvestment', String(preset.min));
  if (preset?.max) changed.set('maxInvestment', String(preset.max));
  return changed;
};

it.each([
  '',
  'businessCategory=retail',
  'businessCategory=retail&businessCategory=fitness&franchiseModel=FOFO',
  'territories=Pune&minInvestment=500000',
  'territories=Bombay&franchiseModel=FOCO',
  'maxInvestment=499999&businessCategory=food_beverage',
  'featured=true&territories=Kerala',
  'maxTotal=400000',
  'search=chai',
  'search=chai+in+pune+under+4+lakh&franchiseModel=FOFO',
  'search=qqzz',
])('each option of the filter %s has the number of franchises that the list then has', async (query) => {
  const counted = await counts(query);
  for (const group of Object.keys(namesOf) as OptionGroup[])
    for (const { value, count, precision } of counted[group]) {
      const listed = query.includes('qqzz') ? 0 : await total(withOption(query, group, value));
      expect([group, value, precision, count]).toEqual([group, value, 'exact', listed]);
    }
  expect(counted.businessCategory.map(({ value }) => value)).toEqual(businessCategories);
  expect(counted.franchiseModel.map(({ value }) => value)).toEqual(franchiseModels);
  expect(counted.investment).toHaveLength(5);
  expect(counted.territories).toHaveLength(42);
});

it('a range that ends before it begins is refused on its field', async () => {
  const reply = await catalog.service.call('GET', '/api/franchise-counts?minInvestment=9&maxInvestment=1');
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toMatchObject([{ path: 'maxInvestment' }]);
});
