import { businessCategories, demandFilterCategories } from '@setu/contracts';
import { demandCategories } from './demand-categories';

it.each([
  ['retail', ['retail']],
  ['food', ['food_beverage']],
  ['services', ['services', 'education', 'healthcare', 'beauty', 'automotive', 'technology']],
  ['entertainment', ['fitness', 'other']],
] as const)('the filter %s matches the categories %j', (group, categories) => {
  expect(demandCategories(group)).toEqual(categories);
});

it('the four groups contain every category once', () => {
  const held = demandFilterCategories.flatMap(demandCategories);
  expect([...held].sort()).toEqual([...businessCategories].sort());
});

it.each(businessCategories.filter((category) => category !== 'services'))(
  'the filter %s matches only its category',
  (category) => {
    expect(demandCategories(category)).toEqual([category]);
  },
);
