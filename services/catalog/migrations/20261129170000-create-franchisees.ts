import type { Migration } from '@setu/service-kit';

/**
 * Proofs that people run an outlet of a franchise, and their reviews. A review is kept without its author after the account is deleted, and
 * a sample of the demo has no author. Ratings of franchises are computed from the shown reviews.
 */
export const createFranchisees: Migration = {
  name: '20261129170000-create-franchisees',
  up: async (db) => {
    await db.raw(`
      create table franchisee_proofs (
        id uuid primary key,
        version integer not null check (version > 0),
        franchise_id uuid not null references franchise_opportunities,
        brand_id uuid not null,
        user_id uuid not null,
        city text not null check (char_length(city) between 1 and 80),
        opened_in integer not null check (opened_in >= 1950),
        -- The PDF with the agreement: address, name, bytes, pages. Null without one and after the decision.
        agreement jsonb,
        has_agreement boolean not null,
        state text not null check (state in ('waiting', 'proven', 'declined', 'withdrawn')),
        proven_by text check (proven_by in ('brand', 'administrator')),
        reason text,
        decided_by uuid,
        created_at timestamptz(3) not null,
        decided_at timestamptz(3),
        unique (user_id, franchise_id),
        check ((state = 'waiting') = (decided_at is null)),
        check (state <> 'proven' or proven_by is not null)
      );
      create index franchisee_proofs_newest on franchisee_proofs (state, created_at desc, id desc);
      create index franchisee_proofs_of_brand on franchisee_proofs (brand_id, state, created_at desc, id desc);

      create table franchisee_reviews (
        id uuid primary key,
        version integer not null check (version > 0),
        franchise_id uuid not null references franchise_opportunities,
        author_id uuid,
        is_sample boolean not null default false,
        city text not null,
        opened_in integer not null,
        proven_by text check (proven_by in ('brand', 'administrator')),
        scores jsonb not null,
        rating numeric(2, 1) not null check (rating between 1 and 5),
        text text not null check (char_length(text) between 40 and 2000),
        answer text check (char_length(answer) <= 1000),
        answered_at timestamptz(3),
        hidden_at timestamptz(3),
        hidden_reason text,
        hidden_by uuid,
        created_at timestamptz(3) not null,
        unique (author_id, franchise_id),
        check ((answer is null) = (answered_at is null)),
        check ((hidden_at is null) = (hidden_reason is null))
      );
      create index franchisee_reviews_shown on franchisee_reviews (franchise_id, created_at desc, id desc)
        where hidden_at is null;
      create index franchisee_reviews_newest on franchisee_reviews (created_at desc, id desc) where hidden_at is null;
      create index franchisee_reviews_hidden on franchisee_reviews (created_at desc, id desc)
        where hidden_at is not null;

      alter table listing_reports drop constraint listing_reports_kind_check;
      alter table listing_reports add constraint listing_reports_kind_check
        check (kind in ('franchise', 'property', 'requirement', 'franchisee_review'));
    `);
  },
  down: async (db) => {
    await db.raw(`
      delete from listing_reports where kind = 'franchisee_review';
      alter table listing_reports drop constraint listing_reports_kind_check;
      alter table listing_reports add constraint listing_reports_kind_check
        check (kind in ('franchise', 'property', 'requirement'));
      drop table franchisee_reviews, franchisee_proofs;
    `);
  },
};
