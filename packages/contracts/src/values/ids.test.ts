import { FranchiseId, isId } from './ids';

test.each([
  'c0ffee00-0000-4000-8000-0000000000f1',
  'C0FFEE00-0000-4000-8000-0000000000F1',
  'c0ffee00-0000-0000-0000-0000000000f1',
  'c0ffee00-0000-4000-8000-0000000000f',
  'c0ffee00-0000-4000-8000-0000000000f1\n',
  'c0ffee0000004000800000000000000f1',
  '',
  null,
  7,
])('isId accepts what the schema of ids accepts: %j', (value) => {
  expect(isId(value)).toBe(FranchiseId.safeParse(value).success);
});
