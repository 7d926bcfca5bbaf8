import type { ServiceDeps } from '@setu/service-kit';
import type { WantedPlaces } from '../places';
import { Property } from './property.model';

interface Wanted {
  places: WantedPlaces;
  /** Sq ft. */
  minArea: number;
  /** Sq ft; null is no upper limit. */
  maxArea: number | null;
  /** Whose own properties are no offers to them. */
  forUserId: string;
}

/** Listed properties at any of the places, within the areas. */
export const makeFindOffered =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async ({ places, minArea, maxArea, forUserId }: Wanted): Promise<Property[]> => {
    const query = Property.query(db)
      .where('is_listed', true)
      .where('area', '>=', minArea)
      .whereNot('provider_id', forUserId);
    if (maxArea !== null) query.where('area', '<=', maxArea);
    if (!places.isAnywhere)
      query.where((where) => where.whereIn('city_key', places.cityKeys).orWhereIn('state', places.states));
    return query;
  };
