import { type listRequirementMatches, matchScoreMin } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { Page, SignedIn } from '@setu/service-kit';
import { matchingPlaces, type PlaceFilter } from '../places';
import { areaTolerance, type Offer, type RequirementCriteria, scoreMatch } from './score';
import { type Sql, scoreSql } from './score-sql';

interface Deps<P> {
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
  findProperties: (ids: readonly string[]) => Promise<P[]>;
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>;
}

export interface Match<P> {
  property: P;
  providerName: string;
  score: number;
  reasons: { label: string; points: number; outOf: number }[];
}

/** Properties of other owners that match one of the brand's requirements, best first. */
export const makeListMatches =
  <P extends Offer & { id: string; providerId: string }>({
    findOwnRequirement,
    findOffered,
    findProperties,
    namesOf,
  }: Deps<P>) =>
  async (
    { id, limit }: HandlerInput<typeof listRequirementMatches>,
    actor: SignedIn,
  ): Promise<Page<Match<P>>> => {
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
