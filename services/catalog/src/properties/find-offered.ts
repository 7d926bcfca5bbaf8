import type { ServiceDeps } from '@setu/service-kit';
import type { PlaceFilter } from '../places';
import { Property } from './property.model';

interface Wanted {
  places: PlaceFilter;
  /** Sq ft. */
  minArea: number;
  /** Sq ft; null is no upper limit. */
  maxArea: number | null;
  /** The brand, whose own properties are excluded. */
  forUserId: string;
}

/** The fields of a property that its score depends on. */
export type Offered = Pick<
  Property,
  'id' | 'propertyType' | 'area' | 'city' | 'state' | 'rentPerSqFt' | 'amenities' | 'createdAt'
>;

/** Maximum number of properties that are scored, the newest ones. */
export const mostOffered = 20_000;

/** Listed properties at any of the places and within the areas. Plain rows, because there may be many. */
export const makeFindOffered =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async ({ places, minArea, maxArea, forUserId }: Wanted): Promise<Offered[]> => {
    const query = db('property_listings')
      .where('is_listed', true)
      .where('area', '>=', minArea)
      .whereNot('provider_id', forUserId)
      .select('id', 'area', 'city', 'state', 'amenities', {
        propertyType: 'property_type',
        rentPerSqFt: 'rent_per_sq_ft',
        createdAt: 'created_at',
      })
      .orderByRaw('created_at desc, id desc')
      .limit(mostOffered);
    if (maxArea !== null) query.where('area', '<=', maxArea);
    if (!places.isAnywhere)
      query.where((where) => where.whereIn('city_key', places.cityKeys).orWhereIn('state', places.states));
    return query;
  };

/** Filters listed properties: available, and of a provider who may offer them. */
export const makeFindListed =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (ids: readonly string[]): Promise<Property[]> =>
    Property.query(db)
      .findByIds([...ids])
      .where('is_listed', true)
      .execute();

/** Properties by their ids. */
export const makeFindProperties =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (ids: readonly string[]): Promise<Property[]> =>
    Property.query(db)
      .findByIds([...ids])
      .execute();
