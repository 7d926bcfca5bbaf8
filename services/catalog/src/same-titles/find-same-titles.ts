import type { findSameTitles, ListingKind, SameTitle, SameTitles } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { maxListings } from '../listings/listing-limit';

/** From this share of common groups of three letters on, two titles are nearly the same. */
const nearly = 0.7;
/** How many own listings are shown. */
const mostShown = 3;

interface Input extends HandlerInput<typeof findSameTitles> {
  ownerId: string;
}

/** Rows of the owner with their titles, the newest as many as an owner may have; read by the index of the owner. */
const ownRows: Record<ListingKind, string> = {
  franchise: `
      (select id, 'franchise' as kind, title, '' as address from franchise_opportunities
        where brand_id = :ownerId and id is distinct from :except order by created_at desc, id desc limit ${maxListings})
      union all
      -- The draft of a change is found as the franchise that it changes.
      (select id, 'draft', fields->>'title', '' from franchise_drafts
        where brand_id = :ownerId and id is distinct from :except and franchise_id is null and fields->>'title' is not null
        order by created_at desc, id desc limit ${maxListings})`,
  property: `
      select id, 'property' as kind, title, address from property_listings
        where provider_id = :ownerId and id is distinct from :except order by created_at desc, id desc limit ${maxListings}`,
  requirement: `
      select id, 'requirement' as kind, title, '' as address from property_requirements
        where brand_id = :ownerId and id is distinct from :except order by created_at desc, id desc limit ${maxListings}`,
};

const findOwn = async (db: Knex, input: Input): Promise<SameTitle[]> => {
  const { rows } = await db.raw<{ rows: SameTitle[] }>(
    `
    select id, kind, title,
      case when is_same then 'title' when is_at then 'address' else 'nearly' end as same
    from (${ownRows[input.kind]}) as own,
      lateral (select
        lower(title) = lower(:title) as is_same,
        -- Punctuation and spaces do not make another address.
        address <> '' and :address <> ''
          and regexp_replace(lower(address), '[\\s.,;:/-]+', ' ', 'g') = regexp_replace(lower(:address), '[\\s.,;:/-]+', ' ', 'g')
          as is_at,
        public.similarity(title, :title) as likeness) as compared
    where is_same or is_at or likeness >= :nearly
    order by is_same desc, is_at desc, likeness desc, id
    limit :mostShown`,
    {
      ownerId: input.ownerId,
      except: input.except ?? null,
      title: input.title,
      address: input.address ?? '',
      nearly,
      mostShown,
    },
  );
  return rows;
};

const findElsewhere = async (db: Knex, { kind, title, ownerId }: Input): Promise<SameTitles['elsewhere']> => {
  if (kind !== 'franchise') return null;
  const found = await db('franchise_opportunities')
    .select({ id: 'id', title: 'title', brandName: 'brand_name' })
    .whereRaw('lower(title) = lower(?)', [title])
    .where('is_listed', true)
    .whereNot('brand_id', ownerId)
    .first();
  return found ?? null;
};

/**
 * Finds the caller's listings and drafts that look like the one being written, and a public franchise of another brand with exactly the
 * same title. Reads at most as many rows as an owner may have, and the index of titles.
 */
export const makeFindSameTitles =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (query: HandlerInput<typeof findSameTitles>, actor: SignedIn): Promise<SameTitles> => {
    const input = { ...query, ownerId: actor.id };
    const [own, elsewhere] = await Promise.all([findOwn(db, input), findElsewhere(db, input)]);
    return { own, elsewhere };
  };
