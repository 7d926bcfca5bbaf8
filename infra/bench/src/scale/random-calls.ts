import {
  businessCategories,
  FranchiseModel,
  filterCities,
  franchiseSorts,
  offeredStates,
} from '@setu/contracts';

const places = [...filterCities, ...offeredStates];
const words = [
  'handloom',
  'everyday',
  'quixotic',
  'kiosk',
  'laundry',
  'brand',
  'handlom',
  'kisok',
  'food',
  'gym',
  'yoga everyday',
  'handloom kiosk',
  'kiosk everyday handloom',
  'food under 10 lakh',
  'kiosk in pune',
  'chai in mumbai under 20 lakh',
];
const amounts = [100_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 30_000_000];

/** A sequence of numbers from 0 to 1, the same in every run, so that the figures of two runs are comparable. */
const numbers = () => {
  let state = 20_261_122;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Paths of the listing with random combinations of filters, search and order. */
export const randomCalls = (count: number): string[] => {
  const next = numbers();
  const one = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const some = (share: number) => next() < share;
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams();
    const add = (name: string, share: number, values: readonly (string | number)[]) => {
      if (some(share)) query.append(name, String(one(values)));
    };
    add('businessCategory', 0.5, businessCategories);
    add('businessCategory', 0.15, businessCategories);
    add('franchiseModel', 0.35, FranchiseModel.options);
    add('territories', 0.5, places);
    add('territories', 0.1, places);
    add('search', 0.35, words);
    add('sort', 0.5, franchiseSorts);
    add('maxTotal', 0.15, amounts);
    add('maxFee', 0.15, [20_000, 100_000, 500_000]);
    add('maxRoyalty', 0.2, [0, 3, 6]);
    if (some(0.05)) query.set('featured', 'true');
    if (some(0.4)) {
      const [low, high] = [one(amounts), one(amounts)].sort((first, second) => first - second);
      if (some(0.8)) query.set('maxInvestment', String(high));
      if (some(0.6)) query.set('minInvestment', String(low));
    }
    return `/api/franchises?${query}`;
  });
};
