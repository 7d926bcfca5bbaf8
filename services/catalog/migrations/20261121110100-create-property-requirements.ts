import type { Migration } from '@setu/service-kit';
import { businessCategories, oneOf, propertyTypes } from './values';

/** Areas in sq ft, rent in rupees per sq ft per month. */
export const createPropertyRequirements: Migration = {
  name: '20261121110100-create-property-requirements',
  up: async (db) => {
    await db.raw(`
      create table property_requirements (
        id uuid primary key,
        version integer not null check (version > 0),
        brand_id uuid not null references brands (id),
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
        constraint requirement_area_range check (max_area is null or min_area <= max_area),
        constraint requirement_listed_is_active check (is_active or not is_listed)
      )
    `);
    await db.raw('create index requirement_of_brand on property_requirements (brand_id, created_at, id)');
  },
  down: async (db) => {
    await db.schema.dropTable('property_requirements');
  },
};
