import { addColumns, type Migration } from '@setu/service-kit';
import { splitTerritoryKeys } from './20261129120000-split-territory-keys';
import { listTheMoney } from './20261129150000-list-the-money';
import { indexTheMoney } from './20261129151000-index-the-money';
import { createFranchisees } from './20261129170000-create-franchisees';
import { indexQuickReplies } from './20261129171500-index-quick-replies';
import { describeBrands } from './20261129180000-describe-brands';
import { followBrands } from './20261129190000-follow-brands';
import { recommendReplyPromises } from './20261130011000-recommend-reply-promises';
import { indexFollowedBrands } from './20261130030000-index-followed-brands';
import { indexTotalBySpan } from './20261130040000-index-total-by-span';
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
  addColumns('20261129160000-add-lowest-budget', 'franchise_opportunities', {
    lowest_budget: 'numeric(12, 2) check (lowest_budget > 0)',
  }),
  addColumns('20261129160000-add-outlets', 'franchise_opportunities', {
    founded_year: 'integer check (founded_year > 0)',
    own_outlets: 'integer check (own_outlets >= 0)',
    franchised_outlets: 'integer check (franchised_outlets >= 0)',
    closed_outlets: 'integer check (closed_outlets >= 0)',
    // A day of the calendar, which a date of the driver would move to another time zone.
    outlets_as_of: 'text',
    outlets: "jsonb not null default '[]'",
    territories_on_request: "text[] not null default '{}'",
    territories_taken: "text[] not null default '{}'",
  }),
  createFranchisees,
  indexQuickReplies,
  describeBrands,
  followBrands,
  addColumns('20261129220000-add-draft-form', 'franchise_drafts', { form: 'jsonb' }),
  addColumns('20261129230000-add-video', 'franchise_opportunities', { video_url: 'text' }),
  addColumns('20261130010000-add-reply-promise', 'brands', {
    keeps_reply_promise: 'boolean not null default false',
  }),
  addColumns('20261130010500-add-reply-promise-of-brand', 'franchise_opportunities', {
    brand_keeps_reply_promise: 'boolean not null default false',
  }),
  recommendReplyPromises,
  addColumns('20261130015000-add-rent', 'franchise_opportunities', {
    monthly_rent: 'numeric(12, 2) check (monthly_rent >= 0)',
  }),
  addColumns('20261130020000-add-people', 'brands', { people: "jsonb not null default '[]'" }),
  indexFollowedBrands,
  indexTotalBySpan,
];
