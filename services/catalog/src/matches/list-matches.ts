import {
  type listRequirementMatches,
  matchScoreMin,
  type PropertyListing,
  type RequirementMatch,
} from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { Page, SignedIn } from '@setu/service-kit';
import type { NamesOf } from '../listings/owner';
import { matchingPlaces, type PlaceFilter } from '../listings/places';
import { areaTolerance, type RequirementCriteria, scoreMatch } from './score';
import { type Sql, scoreSql } from './score-sql';

export interface MatchDeps {
  /** @throws NotFoundError when the requirement does not belong to the actor */
  findOwnRequirement: (id: string, actor: SignedIn) => Promise<RequirementCriteria>;
  findOffered: (wanted: {
    places: PlaceFilter;
    minArea: number;
    maxArea: number | null;
    forUserId: string;
    score: Sql;
    minScore: number;
    limit: number;
  }) => Promise<{ ids: string[]; total: number }>;
  findProperties: (ids: readonly string[]) => Promise<PropertyListing[]>;
  namesOf: NamesOf;
}

/** Properties of other owners that match one of the brand's requirements, best first. */
export const makeListMatches =
  ({ findOwnRequirement, findOffered, findProperties, namesOf }: MatchDeps) =>
  async (
    { id, limit }: HandlerInput<typeof listRequirementMatches>,
    actor: SignedIn,
  ): Promise<Page<RequirementMatch>> => {
    const criteria = await findOwnRequirement(id, actor);
    const { ids, total } = await findOffered({
      places: matchingPlaces(criteria.preferredLocations),
      minArea: Math.ceil(criteria.minArea * (1 - areaTolerance)),
      maxArea: criteria.maxArea === null ? null : Math.floor(criteria.maxArea * (1 + areaTolerance)),
      forUserId: actor.id,
      score: scoreSql(criteria),
      minScore: matchScoreMin,
      limit,
    });
    const properties = await findProperties(ids);
    const byId = new Map(properties.map((property) => [property.id, property]));
    const names = await namesOf([...new Set(properties.map(({ providerId }) => providerId))]);
    return {
      items: ids.flatMap((propertyId) => {
        const property = byId.get(propertyId);
        const match = property && scoreMatch(criteria, property);
        return match ? [{ property, providerName: names.get(property.providerId) ?? '', ...match }] : [];
      }),
      total,
      next: null,
    };
  };
