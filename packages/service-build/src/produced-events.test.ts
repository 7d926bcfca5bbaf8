import { usedContracts } from '@setu/build-kit';
import * as contracts from '@setu/contracts';
import { producedEvents } from './produced-events';

const file = '/checkout/packages/contracts/src/catalog/events.ts';

it('a service produces its own events whose definitions its bundle uses, and no others', () => {
  const modules = [
    { file, exports: ['propertyListedV1', 'franchiseCreatedV1'] },
    { file: file.replace('catalog', 'identity'), exports: ['userUpdatedV1'] },
    { file: '/checkout/services/catalog/src/app.ts', exports: ['requirementPostedV1'] },
  ];
  const used = usedContracts({ modules, externals: [] });
  expect(producedEvents('catalog', used, contracts)).toEqual([
    'catalog.franchise-created.v1',
    'catalog.property-listed.v1',
  ]);
  expect(producedEvents('content', used, contracts)).toEqual([]);
});
