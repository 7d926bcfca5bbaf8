import { randomUUID } from 'node:crypto';
import { alternativesFoundV1 } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { addFranchise, setUpCatalog, waitThreeDays } from '../../../test/builders';

const catalog = setUpCatalog();

/** What was found after an inquiry had no answer. */
const after = async (franchiseId: string | null | undefined, waited?: 'one_day') => {
  const { id, fromUserId } = await waitThreeDays(catalog.service, franchiseId, waited);
  const events = (await catalog.service.outbox(id)).filter(({ type }) => type === alternativesFoundV1.type);
  return { fromUserId, id, found: events.map(({ envelope: { data } }) => data) };
};

it('after three days without an answer, up to three similar franchises of other brands are found', async () => {
  const [silent, other] = [someone('brand'), someone('brand')];
  const place = { businessCategory: 'fitness', territories: ['Nagpur'] };
  const asked = await addFranchise(catalog.service, silent, place);
  await addFranchise(catalog.service, silent, place);
  expect((await after(asked.id)).found).toEqual([]);
  const others = [];
  for (let n = 0; n < 4; n += 1) others.push(await addFranchise(catalog.service, other, place));
  const { id, fromUserId, found } = await after(asked.id);
  const newest = others.slice(1).reverse();
  expect(found).toEqual([
    {
      id,
      version: 1,
      userId: fromUserId,
      franchiseId: asked.id,
      title: asked.title,
      alternativeIds: newest.map((one) => one.id),
      alternativeTitles: newest.map(({ title }) => title),
    },
  ]);
});

it('after one day, without a franchise, and in events of an earlier release there are none', async () => {
  const asked = await addFranchise(catalog.service, someone('brand'), { businessCategory: 'beauty' });
  await addFranchise(catalog.service, someone('brand'), { businessCategory: 'beauty' });
  expect((await after(asked.id, 'one_day')).found).toEqual([]);
  for (const franchiseId of [null, undefined, randomUUID()])
    expect((await after(franchiseId)).found).toEqual([]);
  expect((await after(asked.id)).found).toHaveLength(1);
});

it('a title with an address or a number is not mailed', async () => {
  const place = { businessCategory: 'automotive', territories: ['Nagpur'] };
  const asked = await addFranchise(catalog.service, someone('brand'), place);
  const clean = await addFranchise(catalog.service, someone('brand'), place);
  const bad = { ...place, title: 'Log in again at evil.example.com' };
  const harmful = await addFranchise(catalog.service, someone('brand'), bad);
  expect((await after(asked.id)).found).toMatchObject([{ alternativeIds: [clean.id] }]);
  expect((await after(harmful.id)).found).toEqual([]);
});
