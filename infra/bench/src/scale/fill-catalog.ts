import { businessCategoryLabels, filterCities, offeredStates } from '@setu/contracts';
import type { Pool } from 'pg';
import { chance, fillTable, idOf, oneOf, textArray } from './fill';

/** Percentage of franchises in each category: food has most, as in real listings. */
const categoryShares = {
  food_beverage: 30,
  retail: 17,
  education: 12,
  healthcare: 9,
  fitness: 7,
  beauty: 7,
  services: 6,
  technology: 5,
  other: 4,
  automotive: 3,
} as const;
const categories = Object.entries(categoryShares).flatMap(([name, share]) => Array<string>(share).fill(name));
const models = ['FOFO', 'FOFO', 'FOFO', 'FOFO', 'FOCO', 'FOCO', 'FOCO', 'FICO', 'COFO', 'COCO'];
const trades = [
  'Laundry',
  'Kiosk',
  'Yoga',
  'Chai',
  'Salon',
  'Clinic',
  'Academy',
  'Motors',
  'Books',
  'Bazaar',
];
const places = [...filterCities, ...offeredStates];
const vocabulary = 3_000;

/** A random word of six letters and digits that begins with a letter. */
const word = (column: string) =>
  `'z' || substr(md5(((hashint8extended(n, ${column}) & 1048575) % ${vocabulary})::text), 1, 5)`;
/** The first places have most franchises. */
const place = (column: number) => oneOf(places, column, 2);

const labelOf = `case category ${Object.entries(businessCategoryLabels)
  .map(([name, label]) => `when '${name}' then '${label.toLowerCase()}'`)
  .join(' ')} end`;

/**
 * Texts of about 35 words. Every tenth contains handloom, every third everyday, and 20 of a million quixotic.
 * 95 of 100 are listed, 1.5 are featured, 80 have a rating. 60 disclose a fee, 50 a royalty in percent, 5 none, 5 a fixed one, and 40 what a
 * running outlet earns.
 */
const insertFranchises = (brands: number) => `
  insert into franchise_opportunities (id, version, brand_id, brand_name, title, description, business_category,
    franchise_model, min_investment, max_investment, expected_roi, area_required, support_provided, training_included,
    marketing_support, territories, territory_keys, images, documents, is_active, is_listed, featured, rating,
    review_count, outlet_count, franchise_fee, royalty, typical_profit, search_text, created_at, updated_at)
  select id, 1, brand_id, brand_name, title, description, category, model, low, round(low * span, -3), roi, area,
    'Two weeks of training.', true, n % 2 = 0, territories,
    array(select distinct lower(place) from unnest(territories) place), '{}', '{}', listed, listed, featured,
    case when reviews > 0 then rating end, reviews, n % 250,
    case when fee < 0.6 then jsonb_build_object('low', round(low * 0.1, -3) || '.00', 'high', round(low * 0.12, -3) || '.00') end,
    case when royalty < 0.5 then jsonb_build_object('kind', 'percent', 'amount', 2 + n % 9 || '.00')
      when royalty < 0.55 then '{"kind": "none", "amount": null}'
      when royalty < 0.6 then '{"kind": "fixed", "amount": "15000.00"}' end,
    case when earns < 0.4 then round(low * span * (0.01 + 0.04 * earns)::numeric, 2) end,
    lower(title || E'\\n' || description || E'\\n' || brand_name || E'\\n') || ${labelOf} || E'\\n' || lower(model)
      || E'\\n' || lower(array_to_string(territories, E'\\n')),
    created, created
  from (
    select n, ${idOf('franchise', 'n')} as id, ${idOf('brand', `n % ${brands}`)} as brand_id,
      'Brand ' || n % ${brands} as brand_name,
      ${oneOf(trades, 1)} || ' ' || ${word('2')} || ' ' || n as title,
      (select string_agg(${word('100 + k')}, ' ') from generate_series(1, 30) k)
        || case when ${chance(3)} < 0.107 then ' handloom' else '' end
        || case when ${chance(4)} < 0.33 then ' everyday' else '' end
        || case when ${chance(5)} < 0.00002 or n = 7 then ' quixotic' else '' end as description,
      ${oneOf(categories, 6)} as category, ${oneOf(models, 7)} as model,
      round(power(10, 5.2 + 2.3 * ${chance(8)})::numeric, -3) as low, (1.1 + 1.5 * ${chance(9)})::numeric as span,
      case when n % 9 > 0 then round((15 + 25 * ${chance(10)})::numeric, 1) end as roi,
      100 + n % 3000 as area,
      array[${place(11)}, ${place(12)}]
        || case when ${chance(13)} < 0.04 then ${textArray(['Pan India'])} else '{}' end as territories,
      ${chance(20)} as fee, ${chance(21)} as royalty, ${chance(22)} as earns,
      ${chance(14)} < 0.95 as listed, ${chance(15)} < 0.015 as featured,
      round((3 + 2 * ${chance(16)})::numeric, 1) as rating,
      case when ${chance(17)} < 0.8 then 1 + floor(200 * ${chance(18)})::int else 0 end as reviews,
      timestamptz '2026-11-01' - ${chance(19)} * interval '700 days' as created
    from generate_series($1::bigint, $2::bigint) n
  ) franchise`;

/** Fills a catalog with this many franchises. */
export const fillFranchises = async (db: Pool, rows: number): Promise<void> => {
  const brands = Math.max(20, Math.ceil(rows / 50));
  await db.query(
    `insert into brands (id, name, is_brand, version)
     select ${idOf('brand', 'n')}, 'Brand ' || n, true, 1 from generate_series(0, $1::bigint - 1) n`,
    [brands],
  );
  await fillTable(db, 'franchise_opportunities', rows, insertFranchises(brands));
  // Triggers have filled these two tables.
  await db.query('vacuum analyze listed_franchises, franchise_words');
};
