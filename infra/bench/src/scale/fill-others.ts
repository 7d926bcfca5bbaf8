import { businessCategories, filterCities, propertyTypes } from '@setu/contracts';
import type { Pool } from 'pg';
import { chance, fillTable, idOf, oneOf } from './fill';

/** The brand that received a fifth of all inquiries, and the agent, investor and administrator who make the calls. */
export const people = {
  brand: '11111111-1111-4111-8111-111111111111',
  agent: '22222222-2222-4222-8222-222222222222',
  admin: '44444444-4444-4444-8444-444444444444',
} as const;

const long = "timestamptz '2026-11-01' -";

/** A fifth of the inquiries goes to one brand; half of all are open. */
export const fillInquiries = async (db: Pool, rows: number): Promise<void> => {
  await fillTable(
    db,
    'people',
    rows / 10,
    `insert into people (id, display_name, role, version)
     select ${idOf('person', 'n')}, 'Person ' || n, ${oneOf(['investor', 'brand', 'agent'], 1)}, 1
     from generate_series($1::bigint, $2::bigint) n`,
  );
  await fillTable(
    db,
    'inquiries',
    rows,
    `insert into inquiries (id, from_user_id, to_user_id, franchise_id, subject, message, status, kind, created_at, updated_at)
     select ${idOf('inquiry', 'n')}, ${idOf('person', `1 + n % ${rows / 10}`)},
       case when n % 5 = 0 then '${people.brand}'::uuid else ${idOf('brand', `n % ${rows / 50}`)} end,
       ${idOf('franchise', 'n')}, 'About franchise ' || n, 'Please call me. ' || repeat('Details. ', 20),
       ${oneOf(['open', 'open', 'open', 'in_progress', 'deal_closed', 'declined'], 2)}, 'franchise',
       ${long} ${chance(3)} * interval '700 days', now()
     from generate_series($1::bigint, $2::bigint) n`,
  );
};

/** A tenth as many demands as rows in other tables. */
export const fillDemands = (db: Pool, rows: number): Promise<void> =>
  fillTable(
    db,
    'demands',
    Math.max(1_000, rows / 10),
    `insert into demands (id, brand_id, title, business_category, property_type, min_area, max_area, preferred_locations,
       location_keys, max_rent_per_sq_ft, urgency, is_active, version, created_at)
     select ${idOf('demand', 'n')}, ${idOf('brand', 'n % 1000')}, 'Space ' || n, ${oneOf(businessCategories, 1)},
       ${oneOf(propertyTypes, 2)}, low, low * 2, array[city], array[lower(city)], 150, 1 + n % 4, n % 20 > 0, 1,
       ${long} ${chance(3)} * interval '700 days'
     from (select n, 200 + floor(${chance(4)} * 5000)::int as low, ${oneOf(filterCities, 5, 2)} as city
       from generate_series($1::bigint, $2::bigint) n) demand`,
  );

/** Properties; a quarter is in Pune, so that there are more matches than are scored. */
export const fillProperties = async (db: Pool, rows: number): Promise<void> => {
  await db.query(
    `insert into brands (id, name, is_brand, is_provider, version)
     values ('${people.agent}', 'Agent', false, true, 1), ('${people.brand}', 'Brand', true, false, 1)`,
  );
  await fillTable(
    db,
    'property_listings',
    Math.max(1_000, rows / 10),
    `insert into property_listings (id, version, provider_id, title, property_type, area, address, city, city_key, state,
       pincode, rent_per_sq_ft, amenities, images, is_available, is_listed, featured, created_at, updated_at)
     select ${idOf('property', 'n')}, 1, '${people.agent}', 'Space ' || n, ${oneOf(propertyTypes, 1)},
       200 + floor(${chance(2)} * 8000)::int, '1, Main Road', city, lower(city), 'Maharashtra', '411001',
       40 + floor(${chance(3)} * 200)::int, array[${oneOf(['Parking', 'CCTV', 'Lift'], 4)}, 'Power Backup'], '{}', true,
       n % 20 > 0, false, ${long} ${chance(5)} * interval '700 days', now()
     from (select n, ${oneOf(['Pune', 'Nashik', 'Thane', 'Nagpur'], 6)} as city
       from generate_series($1::bigint, $2::bigint) n) property`,
  );
  for (const [title, min, max] of [
    ['Narrow', 1000, 1100],
    ['Wide', 200, null],
  ] as const)
    await db.query(
      `insert into property_requirements (id, version, brand_id, title, business_category, property_type, min_area, max_area,
         preferred_locations, max_rent_per_sq_ft, required_amenities, is_active, is_listed, created_at, updated_at)
       values (${idOf('requirement', `'${title}'`)}, 1, '${people.brand}', $1, 'retail', 'retail', $2, $3,
         '{Pune}', 150, '{Parking,Lift}', true, true, now(), now())`,
      [title, min, max],
    );
};

export const fillUsers = async (db: Pool, rows: number): Promise<void> => {
  await db.query(
    `insert into users (id, email, first_name, role, created_at, updated_at)
     values ('${people.admin}', 'admin@bench.test', 'Admin', 'admin', now(), now())`,
  );
  await fillTable(
    db,
    'users',
    rows,
    `insert into users (id, email, first_name, last_name, role, created_at, updated_at)
     select ${idOf('person', 'n')}, 'user' || n || '@people.test', substr(md5(n::text), 1, 8), 'Rao',
       ${oneOf(['investor', 'investor', 'investor', 'brand', 'agent'], 1)},
       ${long} ${chance(2)} * interval '700 days', now()
     from generate_series($1::bigint, $2::bigint) n`,
  );
};

export const fillActivity = (db: Pool, rows: number): Promise<void> =>
  fillTable(
    db,
    'activity',
    rows,
    `insert into activity (id, source, kind, actor_label, text, is_public, created_at)
     select ${idOf('activity', 'n')}, 'catalog', 'franchise', 'A brand', 'listed a franchise', n % 3 = 0,
       ${long} ${chance(1)} * interval '700 days'
     from generate_series($1::bigint, $2::bigint) n`,
  );

/** Content's projections of users, franchises, properties and inquiries, for its totals. */
export const fillProjections = async (db: Pool, rows: number): Promise<void> => {
  const at = `${long} ${chance(1)} * interval '700 days'`;
  const numbered = 'from generate_series($1::bigint, $2::bigint) n';
  await fillTable(
    db,
    'users',
    rows,
    `insert into users (id, version, display_name, role, registered_at)
     select ${idOf('person', 'n')}, 1, 'Person ' || n, 'investor', ${at} ${numbered}`,
  );
  await fillTable(
    db,
    'franchises',
    rows,
    `insert into franchises (id, version, brand_id, title, business_category, min_investment, max_investment, territories,
       is_active, listed_at)
     select ${idOf('franchise', 'n')}, 1, ${idOf('brand', 'n % 1000')}, 'Franchise ' || n,
       ${oneOf(businessCategories, 2)}, 500000, 900000, '{Pune}', n % 20 > 0, ${at} ${numbered}`,
  );
  await fillTable(
    db,
    'properties',
    Math.max(1_000, rows / 10),
    `insert into properties (id, version, is_available) select ${idOf('property', 'n')}, 1, true ${numbered}`,
  );
  await fillTable(
    db,
    'inquiries',
    rows,
    `insert into inquiries (id, version, franchise_id, status, sent_at)
     select ${idOf('inquiry', 'n')}, 1, ${idOf('franchise', 'n')}, 'open', ${at} ${numbered}`,
  );
};
