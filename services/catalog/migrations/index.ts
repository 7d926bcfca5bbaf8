import { addColumns, type Migration } from '@setu/service-kit';
import { splitTerritoryKeys } from './20261129120000-split-territory-keys';
import { listTheMoney } from './20261129150000-list-the-money';
import { indexTheMoney } from './20261129151000-index-the-money';
import { indexQuickReplies } from './20261129171500-index-quick-replies';
import { baseline } from './baseline';

export const migrations: readonly Migration[] = [
  baseline,
  splitTerritoryKeys,
  addColumns('20261129130000-add-costs', 'franchise_opportunities', {
    franchise_fee: 'jsonb',
    fit_out: 'jsonb',
    equipment: 'jsonb',
    deposit: 'jsonb',
    working_capital: 'jsonb',
    other_costs: 'jsonb',
    royalty: 'jsonb',
    marketing_fee: 'jsonb',
    term_years: 'integer check (term_years > 0)',
    renewal: 'text',
    lock_in_months: 'integer check (lock_in_months >= 0)',
    exclusivity: 'text',
  }),
  addColumns('20261129140000-add-earnings', 'franchise_opportunities', {
    monthly_revenue: 'jsonb',
    monthly_costs: 'jsonb',
    earnings_basis: 'jsonb',
    typical_profit: 'numeric(14, 2)',
  }),
  listTheMoney,
  indexTheMoney,
  indexQuickReplies,
];
