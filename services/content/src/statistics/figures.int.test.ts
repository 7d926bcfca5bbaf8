import { demoFranchiseId, franchiseUpdatedV1, userUpdatedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { envelopeOf } from '@setu/service-kit/test';
import { setUpContent } from '../../test/builders';
import { aFranchiseState, aUserState } from '../../test/events';
import { franchisesConsumer } from '../projections/franchises.consumer';
import { usersConsumer } from '../projections/users.consumer';

const content = setUpContent();

/** Removes decimals from sums of money, because an empty sum does not have them. */
const money = (row: Record<string, unknown>) => ({
  ...row,
  min_investment: Number(row.min_investment),
  max_investment: Number(row.max_investment),
});
const figures = async () => {
  const rows = await content.db('franchise_figures').orderBy(['category', 'is_demo']);
  return rows.filter(({ franchises }) => Number(franchises) !== 0).map(money);
};
const counted = async () => {
  const { rows } = await content.db.raw(`
    select coalesce(business_category, '') as category, id::text like 'f0000000-0000-4000-8000-%' as is_demo,
      count(*) as franchises, count(*) filter (where is_active) as active,
      sum(is_active::int - coalesce(listed_active, is_active)::int) as active_since_listed,
      count(*) filter (where is_active and min_investment is not null) as priced,
      coalesce(sum(min_investment) filter (where is_active), 0) as min_investment,
      coalesce(sum(max_investment) filter (where is_active), 0) as max_investment
    from franchises group by 1, 2 order by 1, 2`);
  return rows.map(money);
};
const userCounts = async () => [
  (await content.db('row_counts').where({ table_name: 'users' }).first()).count,
  (await content.db('users').count('* as count').first<{ count: string }>()).count,
];

/** Pseudo-random numbers from 0 to below `end`, the same in every run. */
const numbers = () => {
  let state = 7;
  return (end: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % end;
  };
};

const pick = numbers();
const ids = Array.from({ length: 12 }, (_, n) =>
  n < 4 ? demoFranchiseId(n + 1) : `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
);
const categories = ['retail', 'food_beverage', 'education', undefined] as const;

const randomFranchise = () => {
  const id = ids[pick(ids.length)] ?? '';
  const min = 100_000 * (1 + pick(9));
  const state = aFranchiseState({
    id,
    version: 1 + pick(30),
    isActive: pick(3) > 0,
    businessCategory: categories[pick(categories.length)],
    ...(pick(4) === 0
      ? { minInvestment: undefined, maxInvestment: undefined }
      : { minInvestment: `${min}.00`, maxInvestment: `${2 * min}.50` }),
  });
  return JSON.stringify(envelopeOf(franchiseUpdatedV1, id, state));
};
const randomUser = () => {
  const id = ids[pick(ids.length)] ?? '';
  return JSON.stringify(envelopeOf(userUpdatedV1, id, aUserState({ id, version: 1 + pick(30) })));
};

it('the figures equal a full count after random events of several instances', async () => {
  for (let round = 0; round < 25; round += 1) {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2 === 0
          ? handleEvent(content.db, franchisesConsumer, randomFranchise())
          : handleEvent(content.db, usersConsumer, randomUser()),
      ),
    );
    expect(await figures()).toEqual(await counted());
    const [summary, real] = await userCounts();
    expect(summary).toBe(real);
  }
  expect((await counted()).length).toBeGreaterThan(3);
});

it('a change that is rolled back is not in the figures', async () => {
  const before = await figures();
  await expect(
    content.db.transaction(async (trx) => {
      await trx('franchises').delete();
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await figures()).toEqual(before);
});

it('a replay corrects wrong figures', async () => {
  await content.db('franchise_figures').update({ franchises: 99 });
  await content.db('row_counts').update({ count: 99 });
  for (const consumer of [franchisesConsumer, usersConsumer])
    await content.db.transaction((trx) => consumer.reset(trx));
  for (const event of Array.from({ length: 10 }, randomFranchise))
    await handleEvent(content.db, franchisesConsumer, event);
  await handleEvent(content.db, usersConsumer, randomUser());
  expect(await figures()).toEqual(await counted());
  expect(await userCounts()).toEqual(['1', '1']);
});
