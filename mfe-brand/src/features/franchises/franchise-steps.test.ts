import { FranchiseDraft } from '@setu/contracts';
import {
  errorCounts,
  fieldsOf,
  firstWrongStep,
  franchiseSteps,
  neighbours,
  stepNamed,
  stepOfField,
} from './franchise-steps';

test('each field of a franchise is in one step, and each step has fields', () => {
  expect(Object.keys(stepOfField).sort()).toEqual(Object.keys(FranchiseDraft.shape).sort());
  expect(franchiseSteps.flatMap(fieldsOf).sort()).toEqual(Object.keys(stepOfField).sort());
  for (const step of franchiseSteps) expect(fieldsOf(step).length).toBeGreaterThan(0);
});

test('errors are counted by step, and publishing leads to the first of them', () => {
  const errors = { territories: {}, minInvestment: {}, maxInvestment: {}, title: undefined, root: {} };
  expect(errorCounts(errors)).toEqual({ business: 0, money: 2, earnings: 0, outlets: 1, publish: 0 });
  expect(firstWrongStep(errors)).toBe('money');
  expect(firstWrongStep({})).toBeNull();
});

test('a name that no step has leads nowhere, and the ends have one neighbour', () => {
  expect([stepNamed('money'), stepNamed('castle'), stepNamed(null)]).toEqual(['money', null, null]);
  expect(neighbours('business')).toEqual({ before: null, after: 'money' });
  expect(neighbours('publish')).toEqual({ before: 'outlets', after: null });
});
