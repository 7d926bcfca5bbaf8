import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../test/builders';
import { splitTerritoryKeys } from './20261129120000-split-territory-keys';

const catalog = setUpCatalog();

it.each(['mumbai, pune', 'mumbai;pune', 'mumbai\tpune'])(
  'a filter finds both territories of the entry %j of an earlier release',
  async (entry) => {
    const { id } = await addFranchise(catalog.service, someone('brand'), { territories: ['Goa'] });
    const keysOf = async () =>
      (await catalog.db('franchise_opportunities').where({ id }).first('territory_keys')).territory_keys;
    await catalog
      .db('franchise_opportunities')
      .where({ id })
      .update({ territory_keys: [entry, 'goa'] });
    await splitTerritoryKeys.up(catalog.db);
    expect(new Set(await keysOf())).toEqual(new Set([entry, 'mumbai', 'pune', 'goa']));
    const found = await catalog.service.call('GET', '/api/franchises?territories=Pune&limit=100');
    expect(found.body.map((franchise: { id: string }) => franchise.id)).toContain(id);
  },
);

it('keys of one territory each stay as they are', async () => {
  const { id } = await addFranchise(catalog.service, someone('brand'), {
    territories: ['Goa', 'Navi Mumbai'],
  });
  const keysOf = () => catalog.db('franchise_opportunities').where({ id }).first('territory_keys');
  const before = await keysOf();
  await splitTerritoryKeys.up(catalog.db);
  expect(await keysOf()).toEqual(before);
});
