import type { Migration } from '@setu/service-kit';

/** Values as tables were made to accept them; a value that comes later needs a migration of its own. */
const businessCategories = [
  'food_beverage',
  'retail',
  'education',
  'healthcare',
  'fitness',
  'beauty',
  'automotive',
  'services',
  'technology',
  'other',
];
const propertyTypes = [
  'retail',
  'office',
  'restaurant',
  'warehouse',
  'showroom',
  'mall',
  'standalone',
  'other',
];
/** The values as SQL's `in (…)` takes them. */
const oneOf = (values: string[]) => values.map((value) => `'${value}'`).join(', ');

/** Accents, the nukta of Devanagari, invisible joiners and variation selectors, which searches do not compare. */
const unseen = '[\\u0300-\\u036f\\u093c\\u200c\\u200d\\ufe00-\\ufe0f]';
/** What separates words: all of ASCII and Latin-1 but letters and digits, punctuation, currency, dandas, arrows, pictures. */
const between =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u0964\\u0965\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f\\U0001f000-\\U0001faff]+';

const replaced = (text: string, pattern: string, by: string) =>
  `regexp_replace(${text}, '${pattern}', '${by}', 'g')`;

/**
 * The words of a text as a tsvector, folded as `foldText` of the contracts does. Not `to_tsvector`: it tears Hindi words
 * apart. A tsvector takes words of 2,046 bytes, so longer ones are cut, far below.
 */
const wordsOf = (text: string) => {
  const folded = `lower(${replaced(`normalize(${text}, NFKD)`, unseen, '')})`;
  const cut = replaced(replaced(folded, between, ' '), '(\\S{100})\\S+', '\\1');
  return `array_to_tsvector(array_remove(string_to_array(${cut}, ' '), ''))`;
};

/** Category, model and territories of a franchise as one array. */
const facets = `(array['Category ' || business_category, 'Model ' || franchise_model] || territory_keys)`;
/** Any combination of filters and searched words; without the list of pending entries, which every search would read. */
const filterIndex = `gin (${facets}, search_words) with (fastupdate = off)`;

/** What `listed_franchises` has of a franchise beside its id, and from which expression. */
export const listed: Readonly<Record<string, string>> = {
  business_category: 'business_category',
  franchise_model: 'franchise_model',
  place_ids: 'place_ids(territory_keys)',
  min_investment: 'min_investment',
  max_investment: 'max_investment',
  roi: 'coalesce(expected_roi, -1)',
  featured: 'featured',
  featured_by_admin: 'featured_by_admin',
  recommended_at: 'recommended_at',
  created_at: 'created_at',
};
const columns = Object.keys(listed);

/**
 * The function of the triggers that keep `listed_franchises` equal to the franchises.
 * @param values its columns, and from which expression
 */
export const listFunction = (values: Readonly<Record<string, string>>): string => {
  const names = Object.keys(values);
  const listOf = (prefix: string) => names.map((column) => `${prefix}.${column}`).join(', ');
  return `
      create or replace function list_franchises() returns trigger language plpgsql as $$
        begin
          delete from listed_franchises using changed where listed_franchises.id = changed.id and not changed.is_listed;
          insert into listed_franchises (id, ${names.join(', ')})
          select id, ${Object.values(values).join(', ')} from changed where is_listed order by id
          on conflict (id) do update set (${names.join(', ')}) = row(${listOf('excluded')})
          where (${listOf('listed_franchises')}) is distinct from (${listOf('excluded')});
          return null;
        end $$;`;
};

const filters = columns.filter((column) => !['roi', 'recommended_at', 'created_at'].includes(column));
const allColumns = [...filters, 'recommended_at', 'created_at', 'roi'];
/** An index on the first columns that has further ones, so that it alone answers a list. */
const covering = (keys: string, others: readonly string[]) =>
  `(${keys}) include (${others.filter((column) => !keys.split(', ').includes(column)).join(', ')})`;

/** The state of a listing in the review, since when, why it was returned and who decided: the columns of each kind of listing. */
const review = `
        -- A listing without a state is approved or never needed a review. "review_order" is the negative time in ms, because pages are
        -- read in descending order.
        review_state text check (review_state in ('waiting', 'returned')),
        review_since timestamptz(3),
        review_order bigint,
        review_reason text,
        reviewed_by uuid`;

/**
 * What administrators list of a kind of listing: the newest, those that one of them hid, those that nobody sees, and words of the title;
 * and those that wait for a review, in the order of this list and in that of the queue.
 */
const administered = (table: string) => `
      create index ${table}_newest on ${table} (created_at, id);
      create index ${table}_hidden on ${table} (created_at, id) where hidden_at is not null;
      create index ${table}_inactive on ${table} (created_at, id) where hidden_at is null and not is_listed;
      create index ${table}_title on ${table} using gin (lower(title) public.gin_trgm_ops);
      create index ${table}_in_review on ${table} (created_at, id) where review_state = 'waiting';
      create index ${table}_waiting on ${table} (review_order, id) where review_state = 'waiting';`;

/** Triggers that do a work with the rows that a statement wrote. */
const onChange = (trigger: string, work: string) =>
  ['insert', 'update']
    .map(
      (change) => `
      create trigger ${trigger}_on_${change} after ${change} on franchise_opportunities
        referencing new table as changed for each statement execute function ${work}();`,
    )
    .join('');

/**
 * The schema as commit 84bc0e0d had it, in place of the migrations until then. It has the name of the last of them, so a database
 * of that commit has it already.
 */
export const baseline: Migration = {
  name: '20261129110000-index-filters-of-categories',
  replaces: { first: '20261120100000-create-brands', until: '84bc0e0d', count: 36 },
  up: async (db) => {
    await db.raw(`
      -- Read copy of identity's users, for the names and the standing of those who own listings. The versions are those of the events
      -- that published verification, logo and reply time last.
      create table brands (
        id uuid primary key,
        name text not null,
        is_brand boolean not null,
        version integer not null,
        -- Who lists a property is vouched for by the gateway at that moment, so true is right until identity tells otherwise.
        is_provider boolean not null default true,
        verification jsonb,
        verification_version integer not null default 0,
        logo jsonb,
        logo_version integer not null default 0,
        reply_time text,
        reply_time_version integer not null default 0
      );

      create table franchise_opportunities (
        id uuid primary key,
        version integer not null check (version > 0),
        brand_id uuid not null references brands,
        brand_name text not null,
        title text not null check (char_length(title) between 1 and 150),
        description text check (char_length(description) <= 5000),
        business_category text not null check (business_category in (${oneOf(businessCategories)})),
        franchise_model text not null check (franchise_model in ('FOCO', 'FOFO', 'FICO', 'COCO', 'COFO')),
        min_investment numeric(12, 2) not null check (min_investment > 0),
        max_investment numeric(12, 2) not null,
        expected_roi numeric(5, 2) check (expected_roi between 0 and 100),
        area_required integer check (area_required between 1 and 1000000),
        support_provided text check (char_length(support_provided) <= 5000),
        training_included boolean not null,
        marketing_support boolean not null,
        territories text[] not null check (cardinality(territories) between 1 and 30),
        territory_keys text[] not null,
        images text[] not null check (cardinality(images) <= 10),
        documents text[] not null check (cardinality(documents) <= 10),
        is_active boolean not null,
        is_listed boolean not null,
        featured boolean not null,
        rating numeric(3, 2) check (rating between 1 and 5),
        review_count integer not null check (review_count >= 0),
        outlet_count integer not null check (outlet_count >= 0),
        search_text text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        -- Featured by an administrator's word, beyond the limit of the brand.
        featured_by_admin boolean not null default false,
        -- The recommended order: when a franchise was listed, plus 30 days for each part of a complete listing.
        recommended_at timestamptz(3) not null generated always as (
          (created_at at time zone 'UTC' + interval '30 days' * (
            (cardinality(images) > 0)::int
            + (char_length(coalesce(description, '')) >= 200)::int
            + (expected_roi is not null)::int
            + (support_provided is not null)::int
            + (cardinality(documents) > 0)::int
          )) at time zone 'UTC'
        ) stored,
        hidden_at timestamptz(3),
        hidden_reason text,
        hidden_by uuid,
        -- Words to search by their start.
        title_words tsvector not null generated always as (${wordsOf('title')}) stored,
        brand_words tsvector not null generated always as (${wordsOf('brand_name')}) stored,
        search_words tsvector not null generated always as (${wordsOf('search_text')}) stored,
        -- What is known of the images beside their addresses: alternative text, sides, a preview.
        pictures jsonb not null default '[]',
        -- When the brand last confirmed that the listing is open, when it was asked, and when the listing was taken off the list without an
        -- answer.
        confirmed_at timestamptz(3) not null default now(),
        asked_at timestamptz(3),
        unanswered_at timestamptz(3),
        brand_verification jsonb,
        -- The PDF that the brand uploaded: address, name, bytes, pages.
        brochure_file jsonb,
        ${review},
        brand_logo jsonb,
        brand_reply_time text,
        constraint franchise_investment_range check (min_investment <= max_investment),
        constraint franchise_listed_is_active check (is_active or not is_listed),
        constraint franchise_rating_has_reviews check ((rating is null) = (review_count = 0))
      );
      create index franchise_of_brand on franchise_opportunities (brand_id, created_at, id);
      -- One index for each sort order of the public listing, read from its end for the descending ones, and of its placements.
      create index franchise_recommended_at on franchise_opportunities (recommended_at, id) where is_listed;
      create index franchise_placements on franchise_opportunities (featured_by_admin, recommended_at, id)
        where is_listed and featured;
      create index franchise_recommended on franchise_opportunities (featured, coalesce(rating, 0), created_at, id)
        where is_listed;
      create index franchise_newest on franchise_opportunities (created_at, id) where is_listed;
      create index franchise_investment on franchise_opportunities (min_investment, id) where is_listed;
      create index franchise_max_investment on franchise_opportunities (max_investment, id) where is_listed;
      create index franchise_roi on franchise_opportunities (coalesce(expected_roi, -1), id) where is_listed;
      -- Franchises by how wide their range is, which bounds where those that overlap a budget begin.
      create index franchise_span on franchise_opportunities
        ((least(floor(log(2, max_investment / min_investment)), 6)::integer), min_investment, id) where is_listed;
      -- The franchises similar to one: those of its category, the best rated first.
      create index franchise_category on franchise_opportunities
        (business_category, coalesce(rating, 0), review_count, created_at, id) where is_listed;
      create index franchise_territories on franchise_opportunities using gin (territory_keys);
      create index franchise_filters on franchise_opportunities using ${filterIndex} where is_listed;
      create index franchise_featured_filters on franchise_opportunities using ${filterIndex} where is_listed and featured;
      -- Without the statistics the planner takes every filter for a rare one.
      create statistics franchise_facets on ${facets} from franchise_opportunities;
      create index franchise_search on franchise_opportunities using gin (search_text public.gin_trgm_ops);
      create index franchise_search_words on franchise_opportunities using gin (search_words);
      create index franchise_title_words on franchise_opportunities using gin (title_words);
      create index franchise_brand_words on franchise_opportunities using gin (brand_words) with (fastupdate = off);
      -- For misspelled words.
      create index franchise_names on franchise_opportunities using gin ((title || ' ' || brand_name) public.gin_trgm_ops);
      create index franchise_opportunities_last_sign on franchise_opportunities ((greatest(updated_at, confirmed_at)))
        where is_listed;
      ${administered('franchise_opportunities')}

      -- Areas in sq ft, rent in rupees per sq ft per month.
      create table property_requirements (
        id uuid primary key,
        version integer not null check (version > 0),
        brand_id uuid not null references brands,
        title text not null check (char_length(title) between 1 and 150),
        description text check (char_length(description) <= 5000),
        business_category text not null check (business_category in (${oneOf(businessCategories)})),
        property_type text not null check (property_type in (${oneOf(propertyTypes)})),
        min_area integer not null check (min_area between 1 and 1000000),
        max_area integer check (max_area between 1 and 1000000),
        preferred_locations text[] not null check (cardinality(preferred_locations) between 1 and 30),
        max_rent_per_sq_ft numeric(8, 2) check (max_rent_per_sq_ft >= 0),
        required_amenities text[] not null check (cardinality(required_amenities) <= 30),
        timeline text check (char_length(timeline) <= 100),
        is_active boolean not null,
        is_listed boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        hidden_at timestamptz(3),
        hidden_reason text,
        hidden_by uuid,
        accepts_any_type boolean not null default false,
        fulfilled_at timestamptz(3),
        fulfilled_by uuid,
        -- The newest confirmed assignment that was applied. It stays when the brand posts the requirement again, so an event that comes
        -- twice does not close it again.
        deal_confirmed_at timestamptz(3),
        confirmed_at timestamptz(3) not null default now(),
        asked_at timestamptz(3),
        unanswered_at timestamptz(3),
        ${review},
        constraint requirement_area_range check (max_area is null or min_area <= max_area),
        constraint requirement_listed_is_active check (is_active or not is_listed)
      );
      create index requirement_of_brand on property_requirements (brand_id, created_at, id);
      create index property_requirements_last_sign on property_requirements ((greatest(updated_at, confirmed_at)))
        where is_listed;
      ${administered('property_requirements')}

      -- Area in sq ft, rent in rupees per sq ft per month, deposit in rupees.
      create table property_listings (
        id uuid primary key,
        version integer not null check (version > 0),
        provider_id uuid not null references brands,
        title text not null check (char_length(title) between 1 and 150),
        description text check (char_length(description) <= 5000),
        property_type text not null check (property_type in (${oneOf(propertyTypes)})),
        area integer not null check (area between 1 and 1000000),
        address text not null check (char_length(address) between 1 and 300),
        city text not null check (char_length(city) between 1 and 80),
        city_key text not null,
        state text not null,
        pincode text check (pincode ~ '^[1-9][0-9]{5}$'),
        rent_per_sq_ft numeric(8, 2) check (rent_per_sq_ft >= 0),
        security_deposit numeric(12, 2) check (security_deposit >= 0),
        amenities text[] not null check (cardinality(amenities) <= 30),
        images text[] not null check (cardinality(images) <= 10),
        is_available boolean not null,
        is_listed boolean not null,
        featured boolean not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        hidden_at timestamptz(3),
        hidden_reason text,
        hidden_by uuid,
        pictures jsonb not null default '[]',
        ${review},
        constraint property_listed_is_available check (is_available or not is_listed)
      );
      create index property_of_provider on property_listings (provider_id, created_at, id);
      -- What a requirement looks for: a place and an area; everywhere, the area alone.
      create index property_city on property_listings (city_key, area) where is_listed;
      create index property_state on property_listings (state, area) where is_listed;
      create index property_area on property_listings (area) where is_listed;
      ${administered('property_listings')}

      -- Who saved which franchise. Users are identity's: their ids stand here without a copy of them.
      create table saved_franchises (
        user_id uuid not null,
        franchise_id uuid not null references franchise_opportunities,
        saved_at timestamptz(3) not null,
        primary key (user_id, franchise_id)
      );
      create index saved_of_user on saved_franchises (user_id, saved_at, franchise_id);
      create index saves_of_franchise on saved_franchises (franchise_id, saved_at);

      -- Unfinished franchises. They are no franchises: what reads those cannot find one here.
      create table franchise_drafts (
        id uuid primary key,
        brand_id uuid not null,
        version integer not null,
        fields jsonb not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        -- The published franchise that the draft changes; null for a draft of a new one.
        franchise_id uuid constraint franchise_drafts_one_change unique
          references franchise_opportunities on delete cascade
      );
      create index drafts_of_brand on franchise_drafts (brand_id, created_at, id);

      -- A user has one open report of a listing; of a visitor nothing is stored that could tell two of them apart.
      create table listing_reports (
        id uuid primary key,
        kind text not null check (kind in ('franchise', 'property', 'requirement')),
        listing_id uuid not null,
        reason text not null,
        text text,
        reporter_id uuid,
        state text not null default 'open' check (state in ('open', 'dismissed', 'upheld')),
        created_at timestamptz(3) not null,
        decided_at timestamptz(3),
        decided_by uuid,
        check ((state = 'open') = (decided_at is null))
      );
      create index listing_reports_newest on listing_reports (state, created_at desc, id desc);
      create unique index listing_reports_once on listing_reports (kind, listing_id, reporter_id) where state = 'open';
      create index listing_reports_of_user on listing_reports (reporter_id, id) where reporter_id is not null;
      create index listing_reports_decided on listing_reports (decided_at);
      -- Counters of how often somebody reports.
      create table attempts (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create index attempts_expire on attempts (expire);

      -- All words of franchises, to look up those that begin with a searched word: an index finds whole words among the rows of a rare
      -- filter, but reads all rows of a beginning. A trigger adds them, in one order, so that two writers do not wait for each other.
      create table franchise_words (
        word text collate "C" primary key,
        -- When it was last found in a franchise, so that words which none has any more can be forgotten.
        checked_at timestamptz(3) not null default now()
      );
      create index franchise_words_checked_at on franchise_words (checked_at);
      create function add_franchise_words() returns trigger language plpgsql as $$
      begin
        insert into franchise_words
        select distinct written.word collate "C"
        from changed, unnest(tsvector_to_array(search_words)) as written (word)
        where not exists (select from franchise_words known where known.word = written.word)
        order by 1
        on conflict do nothing;
        return null;
      end $$;
      ${onChange('add_words', 'add_franchise_words')}

      -- One narrow row for each listed franchise with what lists filter and sort by. Its indexes have all that a list compares, which is
      -- about ten times as fast as reading whole franchises to leave most of them out. Triggers keep it. Places are numbers, because a
      -- franchise with many long names of territories does not fit into an index.
      create function place_ids(keys text[]) returns bigint[] immutable parallel safe language sql as
        'select array(select hashtextextended(key, 0) from unnest(keys) key)';
      create table listed_franchises (
        id uuid references franchise_opportunities on update cascade on delete cascade,
        business_category text not null,
        franchise_model text not null,
        place_ids bigint[] not null,
        min_investment numeric(12, 2) not null,
        max_investment numeric(12, 2) not null,
        investment_span smallint not null
          generated always as (least(floor(log(2, max_investment / min_investment)), 6)::smallint) stored,
        roi numeric(5, 2) not null,
        featured boolean not null,
        featured_by_admin boolean not null,
        recommended_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        primary key ${covering('id', filters)}
      );
      -- In each order, for lists of which rows are found soon.
      create index listed_recommended on listed_franchises ${covering('recommended_at, id', filters)};
      create index listed_newest on listed_franchises ${covering('created_at, id', filters)};
      create index listed_roi on listed_franchises ${covering('roi, id', filters)};
      create index listed_span on listed_franchises ${covering('investment_span, min_investment, id', filters)};
      create index listed_placements on listed_franchises ${covering('featured_by_admin, recommended_at, id', filters)}
        where featured;
      -- By filter, for the others.
      create index listed_investment on listed_franchises ${covering('min_investment, id', allColumns)};
      create index listed_max_investment on listed_franchises ${covering('max_investment, id', allColumns)};
      create index listed_categories on listed_franchises ${covering('business_category, franchise_model, id', allColumns)};
      create index listed_places on listed_franchises using gin (place_ids);${listFunction(listed)}
      ${onChange('list', 'list_franchises')}
    `);
    // Once for each category: most searches with a filter name one, and intersect lists of its franchises only.
    for (const category of businessCategories)
      await db.raw(
        `create index franchise_filters_${category} on franchise_opportunities using ${filterIndex}
         where is_listed and business_category = '${category}'`,
      );
  },
  down: async (db) => {
    await db.raw(`
      drop table listed_franchises, franchise_words, attempts, listing_reports, franchise_drafts, saved_franchises,
        property_listings, property_requirements, franchise_opportunities, brands;
      drop function list_franchises, place_ids, add_franchise_words;
    `);
  },
};
