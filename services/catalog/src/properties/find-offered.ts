import { type PropertyListing, scoredPropertiesMax } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { PlaceFilter } from '../listings/places';
import { Property } from './property.model';
import { presentProperty } from './property.presenter';

interface Wanted {
  places: PlaceFilter;
  /** Sq ft. */
  minArea: number;
  /** Sq ft; null means no upper limit. */
  maxArea: number | null;
  /** The brand, whose own properties are excluded. */
  forUserId: string;
  /** SQL of the score of such a property, with its bindings. */
  score: { sql: string; bindings: readonly (string | number | boolean | readonly string[])[] };
  /** Properties with a lower score are left out. */
  minScore: number;
  limit: number;
}

interface Offered {
  /** The best properties, in order. */
  ids: string[];
  /** Number of properties with a sufficient score. */
  total: number;
}

/**
 * Listed properties at any of the places and within the areas, the best score first, then the newest, then by id. The database computes the
 * scores, because the properties of a large city would block the service's event loop for seconds.
 */
export const makeFindOffered =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async ({ places, minArea, maxArea, forUserId, score, minScore, limit }: Wanted): Promise<Offered> => {
    const inReach = db('property_listings')
      .where('is_listed', true)
      .where('area', '>=', minArea)
      .whereNot('provider_id', forUserId)
      .select('id', 'area', 'property_type', 'rent_per_sq_ft', 'amenities', 'created_at')
      .orderByRaw('created_at desc, id desc')
      .limit(scoredPropertiesMax);
    if (maxArea !== null) inReach.where('area', '<=', maxArea);
    if (!places.isAnywhere)
      inReach.where((where) => where.whereIn('city_key', places.cityKeys).orWhereIn('state', places.states));
    const scored = db
      .from(inReach.as('in_reach'))
      .select('id', 'created_at', db.raw(`${score.sql} as score`, [...score.bindings] as string[]));
    const rows: { id: string; total: string }[] = await db
      .from(scored.as('scored'))
      .where('score', '>=', minScore)
      .select('id', db.raw('count(*) over () as total'))
      .orderByRaw('score desc, created_at desc, id')
      .limit(limit);
    return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
  };

/** Returns the properties that are listed: available, and of a provider who may offer them. */
export const makeFindListed =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (ids: readonly string[]): Promise<PropertyListing[]> =>
    (
      await Property.query(db)
        .findByIds([...ids])
        .where('is_listed', true)
    ).map(presentProperty);

/** Properties by their ids, in any state. */
export const makeFindProperties =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (ids: readonly string[]): Promise<PropertyListing[]> =>
    (await Property.query(db).findByIds([...ids])).map(presentProperty);
