import { userDeletedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf, someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../test/builders';
import { deletedSaversConsumer } from './saved.feature';

const catalog = setUpCatalog();

it('only the saved franchises of a deleted account are removed', async () => {
  const { id } = await addFranchise(catalog.service, someone('brand'));
  const [gone, stays] = [someone('investor'), someone('investor')];
  for (const as of [gone, stays]) await catalog.service.call('POST', `/api/franchises/${id}/save`, { as });
  const event = envelopeOf(userDeletedV1, gone.id, { id: gone.id, version: 2, role: 'investor' });
  await handleEvent(catalog.db, deletedSaversConsumer, JSON.stringify(event));
  expect(await catalog.db('saved_franchises').where({ franchise_id: id }).pluck('user_id')).toEqual([
    stays.id,
  ]);
});
