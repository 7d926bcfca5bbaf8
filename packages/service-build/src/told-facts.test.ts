import { usedContracts } from '@setu/build-kit';
import * as contracts from '@setu/contracts';
import { toldFacts } from './told-facts';

const file = '/work/packages/contracts/src/catalog/events.ts';

it('tells the own facts whose definitions are used, and nobody else’s', () => {
  const modules = [
    { file, exports: ['propertyListedV1', 'franchiseCreatedV1'] },
    { file: file.replace('catalog', 'identity'), exports: ['userUpdatedV1'] },
    { file: '/work/services/catalog/src/app.ts', exports: ['requirementPostedV1'] },
  ];
  const used = usedContracts({ modules, externals: [] });
  expect(toldFacts('catalog', used, contracts)).toEqual([
    'catalog.franchise-created.v1',
    'catalog.property-listed.v1',
  ]);
  expect(toldFacts('content', used, contracts)).toEqual([]);
});
