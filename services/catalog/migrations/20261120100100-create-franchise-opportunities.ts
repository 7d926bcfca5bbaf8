import type { Migration } from '@setu/service-kit';
import { businessCategories, oneOf } from './values';

const models = ['FOCO', 'FOFO', 'FICO', 'COCO', 'COFO'];

export const createFranchiseOpportunities: Migration = {
  name: '20261120100100-create-franchise-opportunities',
  up: async (db) => {
    await db.raw(`
      create table franchise_opportunities (
        id uuid primary key,
        version integer not null check (version > 0),
        brand_id uuid not null references brands (id),
        brand_name text not null,
        title text not null check (char_length(title) between 1 and 150),
        description text check (char_length(description) <= 5000),
        business_category text not null check (business_category in (${oneOf(businessCategories)})),
        franchise_model text not null check (franchise_model in (${oneOf(models)})),
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
        constraint franchise_investment_range check (min_investment <= max_investment),
        constraint franchise_listed_is_active check (is_active or not is_listed),
        constraint franchise_rating_has_reviews check ((rating is null) = (review_count = 0))
      )
    `);
  },
  down: async (db) => {
    await db.schema.dropTable('franchise_opportunities');
  },
};
