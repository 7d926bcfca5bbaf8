import * as contracts from '@setu/contracts';
import { calledServices } from './called-services';

const calls = '/work/packages/contracts/src/catalog/calls.ts';

test('calledServices names only the services whose endpoints the build uses', () => {
  const modules = [
    { file: calls, exports: ['listFranchises', 'FranchiseSort'] },
    { file: calls.replace('catalog', 'identity'), exports: ['updateAccount', 'getCurrentUser', 'UserRole'] },
    { file: calls.replace('catalog', 'catalog/events'), exports: ['franchiseCreatedV1'] },
    { file: '/work/mfe-brand/src/screens/dashboard.tsx', exports: ['sendInquiry'] },
  ];
  const named = calledServices({ modules, externals: [] }, contracts);
  expect(named).toEqual(['catalog', 'identity']);
  expect(calledServices({ modules: [], externals: [] }, contracts)).toEqual([]);
});
