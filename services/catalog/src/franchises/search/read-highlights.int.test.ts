import type { Highlights } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog } from '../../../test/builders';

const catalog = setUpCatalog();

const read = async (): Promise<Highlights> => {
  const reply = await catalog.service.call('GET', '/api/franchise-highlights');
  expect(reply.status).toBe(200);
  return reply.body;
};
const titles = (franchises: Highlights['newest']) => franchises.map(({ title }) => title);

it('a new marketplace has nothing to highlight', async () => {
  const { opportunities, businessCategory, newest, answering } = await read();
  expect(opportunities).toEqual({ count: 0, precision: 'exact' });
  expect(businessCategory.every(({ count }) => count === 0)).toBe(true);
  expect([newest, answering]).toEqual([[], []]);
});

it('the newest franchises and those of brands that answer within a day are highlighted, one of each brand', async () => {
  const [slow, quick, quickest] = [someone('brand'), someone('brand'), someone('brand')];
  for (const [brand, title] of [
    [quick, 'Day One'],
    [quick, 'Day Two'],
    [quickest, 'Hour One'],
    [slow, 'Slow One'],
  ] as const)
    await addFranchise(catalog.service, brand, { title, businessCategory: 'retail' });
  const reply = (id: string, time: string | null) =>
    catalog.db('franchise_opportunities').where({ brand_id: id }).update({ brand_reply_time: time });
  await reply(quick.id, 'day');
  await reply(quickest.id, 'hour');
  await reply(slow.id, 'three_days');
  const { opportunities, businessCategory, newest, answering } = await read();
  expect(opportunities).toEqual({ count: 4, precision: 'exact' });
  expect(businessCategory.find(({ value }) => value === 'retail')?.count).toBe(4);
  expect(titles(newest)).toEqual(['Slow One', 'Hour One', 'Day Two']);
  expect(titles(answering)).toEqual(['Hour One', 'Day Two']);
});
