import type { Migration } from '@setu/service-kit';
import { listed, listFunction } from './baseline';

const lowOf = (part: string) => `coalesce((${part}->>'low')::numeric, 0)`;
const parts = ['franchise_fee', 'fit_out', 'equipment', 'deposit', 'working_capital', 'other_costs'];
/** A typical outlet needs the middle of the investment, as `earningsOf` of the contract. */
const middle = 'round((min_investment + max_investment) / 2, 2)';

/** What is not disclosed is last in its order, and above every bound. */
const money = {
  total_cost: `greatest(min_investment, ${parts.map(lowOf).join(' + ')})`,
  least_fee: "coalesce((franchise_fee->>'low')::numeric, 9999999999.99)",
  royalty_percent:
    "case royalty->>'kind' when 'none' then 0 when 'percent' then (royalty->>'amount')::numeric when 'fixed' then 150 else 200 end",
  payback_months: `case when typical_profit > 0 then least(ceil(${middle} / typical_profit), 32000)::integer else 32767 end`,
  earned_return: `case when typical_profit > 0 then least(round(1200 * typical_profit / ${middle}, 2), 99999.99) else -1 end`,
};

/**
 * Listed franchises have what an outlet costs at least, the least franchise fee and the royalty, for filters; and the payback and the return
 * from figures of running outlets, for orders. No franchise discloses any of it yet, so the defaults are right for all but the total.
 */
export const listTheMoney: Migration = {
  name: '20261129150000-list-the-money',
  up: async (db) => {
    await db.raw(`
      alter table listed_franchises
        add column total_cost numeric(12, 2),
        add column least_fee numeric(12, 2) not null default 9999999999.99,
        add column royalty_percent numeric(5, 2) not null default 200,
        add column payback_months integer not null default 32767,
        add column earned_return numeric(7, 2) not null default -1;
      ${listFunction({ ...listed, ...money })}
    `);
  },
  down: async (db) => {
    await db.raw(`
      ${listFunction(listed)}
      alter table listed_franchises drop column total_cost, drop column least_fee, drop column royalty_percent,
        drop column payback_months, drop column earned_return;
    `);
  },
};
