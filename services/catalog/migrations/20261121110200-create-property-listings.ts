import type { Migration } from '@setu/service-kit';
import { oneOf, propertyTypes } from './values';

/** Area in sq ft, rent in rupees per sq ft per month, deposit in rupees. */
export const createPropertyListings: Migration = {
  name: '20261121110200-create-property-listings',
  up: async (db) => {
    await db.raw(`
      create table property_listings (
        id uuid primary key,
        version integer not null check (version > 0),
        provider_id uuid not null references brands (id),
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
        constraint property_listed_is_available check (is_available or not is_listed)
      )
    `);
    await db.raw('create index property_of_provider on property_listings (provider_id, created_at, id)');
    // What a requirement looks for: a place and an area; everywhere, the area alone.
    await db.raw('create index property_city on property_listings (city_key, area) where is_listed');
    await db.raw('create index property_state on property_listings (state, area) where is_listed');
    await db.raw('create index property_area on property_listings (area) where is_listed');
  },
  down: async (db) => {
    await db.schema.dropTable('property_listings');
  },
};
