import {
  businessCategories,
  demoBrandName,
  demoFranchiseId,
  FranchiseDraft,
  landingSamples,
  offeredFranchiseModels,
  offeredStates,
  outletCountOf,
  outletDoubts,
  panIndia,
  popularCities,
} from '@setu/contracts';
import { illustrationOf } from '../franchises/illustration/illustration-of';
import { demoFranchises } from './demo-franchises';
import { outletsOf } from './demo-outlets';

/** Lakh rupees, square feet, percent a year. */
const bands = {
  food_beverage: { lakh: [5, 300], area: [100, 2500], roi: [20, 40] },
  retail: { lakh: [10, 50], area: [250, 1500], roi: [18, 32] },
  education: { lakh: [5, 40], area: [800, 3000], roi: [22, 38] },
  healthcare: { lakh: [3, 80], area: [150, 3500], roi: [20, 36] },
  fitness: { lakh: [30, 300], area: [2500, 6000], roi: [20, 32] },
  beauty: { lakh: [15, 75], area: [500, 1500], roi: [18, 30] },
  automotive: { lakh: [8, 100], area: [600, 4000], roi: [18, 30] },
  services: { lakh: [2, 25], area: [100, 800], roi: [20, 40] },
  technology: { lakh: [5, 40], area: [200, 1500], roi: [18, 35] },
  other: { lakh: [5, 50], area: [200, 2000], roi: [15, 30] },
} as const;
const modelRoi = { FOCO: [15, 25], FOFO: [20, 40], FICO: [12, 20], COFO: [0, 100], COCO: [0, 100] } as const;

const within = (value: number | null, [low, high]: readonly [number, number]) =>
  value === null || (value >= low && value <= high);

it.each(demoFranchises.map((franchise) => [franchise.title, franchise] as const))(
  'the figures of the demo franchise %s are within the ranges of its category and model',
  (_, { category, model, lakh, area, roi, title }) => {
    const band = bands[category];
    expect(lakh[0]).toBeLessThanOrEqual(lakh[1]);
    expect(lakh.every((amount) => within(amount, band.lakh))).toBe(true);
    expect(within(area, band.area)).toBe(true);
    expect(within(roi, band.roi)).toBe(true);
    expect(within(roi, modelRoi[model])).toBe(true);
    expect(title.length).toBeLessThanOrEqual(150);
  },
);

it('demo franchises cover every category, offered model and city', () => {
  const shown = demoFranchises.filter(({ inactive }) => !inactive);
  expect(shown.length).toBeGreaterThanOrEqual(64);
  expect(new Set(shown.map(({ category }) => category))).toEqual(new Set(businessCategories));
  expect(new Set(shown.map(({ model }) => model))).toEqual(new Set(offeredFranchiseModels));
  const places = new Set(shown.flatMap(({ territories }) => territories));
  for (const place of [...popularCities, panIndia]) expect(places).toContain(place);
  expect(offeredStates.filter((state) => places.has(state)).length).toBeGreaterThan(15);
});

it('numbers, titles and texts of demo franchises are unique', () => {
  for (const key of ['n', 'title', 'description'] as const)
    expect(new Set(demoFranchises.map((franchise) => franchise[key])).size).toBe(demoFranchises.length);
});

it('at most two demo franchises of a brand are featured, and one demo franchise is inactive', () => {
  const featured = demoFranchises.filter((franchise) => franchise.featured).map(({ brand }) => brand);
  for (const brand of featured)
    expect(featured.filter((name) => name === brand).length).toBeLessThanOrEqual(2);
  const own = demoFranchises.filter(({ brand }) => brand === demoBrandName);
  expect(own.filter(({ inactive }) => !inactive).length).toBeGreaterThanOrEqual(4);
  expect(own.filter(({ inactive }) => inactive)).toHaveLength(1);
});

it('demo franchises contain the extremes that screens must show', () => {
  expect(demoFranchises.some(({ title }) => title.length > 140)).toBe(true);
  expect(demoFranchises.some(({ territories }) => territories.length === 30)).toBe(true);
  expect(demoFranchises.some(({ title }) => /\p{Script=Devanagari}/u.test(title))).toBe(true);
});

it('demo franchises match the landing page’s sample cards', () => {
  for (const sample of landingSamples) {
    const franchise = demoFranchises.find(({ n }) => demoFranchiseId(n) === sample.id);
    expect(franchise).toMatchObject({
      brand: sample.brandName,
      title: sample.title,
      category: sample.businessCategory,
      model: sample.franchiseModel,
      lakh: [sample.minInvestment / 100_000, sample.maxInvestment / 100_000],
      roi: sample.expectedROI,
      territories: expect.arrayContaining([sample.city]),
      featured: true,
    });
  }
});

const listed = demoFranchises.map((demo) => ({ demo, of: outletsOf(demo) }));

it('outlets of the demo are valid, and only one brand lists what does not fit its numbers', () => {
  for (const { demo, of } of listed) {
    const draft = {
      title: demo.title,
      minInvestment: 1,
      maxInvestment: 1,
      territories: demo.territories,
      ...of,
    };
    expect(FranchiseDraft.parse(draft)).toMatchObject(of);
  }
  const doubted = listed.filter(
    ({ demo, of }) => outletDoubts({ ...of, brandName: demo.brand, earningsBasis: null }).length > 0,
  );
  expect(doubted.map(({ demo }) => demo.n)).toEqual([13]);
});

it('franchises of the demo disclose their outlets in a list, in numbers only, or not at all', () => {
  expect(listed.filter(({ of }) => of.outlets.length > 0).length).toBeGreaterThan(20);
  expect(listed.filter(({ of }) => of.outlets.length === 0 && outletCountOf(of) > 0).length).toBeGreaterThan(
    10,
  );
  expect(listed.filter(({ of }) => of.outletsAsOf === null).length).toBeGreaterThan(5);
  for (const { demo, of } of listed) expect([0, demo.outlets]).toContain(outletCountOf(of));
});

it('no two franchises of the demo have the same illustration', () => {
  const addresses = demoFranchises.map(
    ({ n, title, description, category }) =>
      illustrationOf({ id: demoFranchiseId(n), title, description, businessCategory: category }).url,
  );
  expect(new Set(addresses).size).toBe(demoFranchises.length);
});
