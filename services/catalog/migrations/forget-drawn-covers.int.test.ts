import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../test/builders';
import { forgetDrawnCovers } from './20261130040000-forget-drawn-covers';

const catalog = setUpCatalog();

it('a franchise keeps its photographs in their order, and only the covers of earlier demos are forgotten', async () => {
  const photographs = ['https://pictures.example/b.jpg', 'https://pictures.example/a.jpg'];
  const { id } = await addFranchise(catalog.service, someone('brand'), { images: photographs });
  const images = () => catalog.db('franchise_opportunities').where({ id }).first('images', 'updated_at');
  const before = await images();
  await catalog
    .db('franchise_opportunities')
    .where({ id })
    .update({ images: ['/covers/chai-ink.svg', photographs[0], '/covers/chai-teal.svg', photographs[1]] });
  await forgetDrawnCovers.up(catalog.db);
  expect(await images()).toEqual(before);
});
