import { type HandlerInput, type listRequirementMatches, matchScoreMin } from '@setu/contracts';
import type { Page, SignedIn } from '@setu/service-kit';
import { matchingPlaces, type PlaceFilter } from '../places';
import { areaTolerance, type Offer, type RequirementCriteria, scoreMatch } from './score';

interface Offered extends Offer {
  id: string;
  createdAt: Date;
}

interface Deps<P> {
  /** @throws NotFoundError when the requirement does not belong to the actor */
  findOwnRequirement: (id: string, actor: SignedIn) => Promise<RequirementCriteria>;
  findOffered: (wanted: {
    places: PlaceFilter;
    minArea: number;
    maxArea: number | null;
    forUserId: string;
  }) => Promise<Offered[]>;
  findProperties: (ids: readonly string[]) => Promise<P[]>;
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>;
}

export interface Match<P> {
  property: P;
  providerName: string;
  score: number;
  reasons: { label: string; points: number; outOf: number }[];
}

interface Scored {
  offered: Offered;
  score: number;
}

/** Best first, then newest first, then by id, so that the order is deterministic. */
const byScore = (one: Scored, other: Scored) =>
  other.score - one.score ||
  other.offered.createdAt.getTime() - one.offered.createdAt.getTime() ||
  (one.offered.id < other.offered.id ? -1 : 1);

/** Properties of other owners that match one of the brand's requirements, best first. */
export const makeListMatches =
  <P extends { id: string; providerId: string }>({
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
    const inReach = await findOffered({
      places: matchingPlaces(criteria.preferredLocations),
      minArea: Math.ceil(criteria.minArea * (1 - areaTolerance)),
      maxArea: criteria.maxArea === null ? null : Math.floor(criteria.maxArea * (1 + areaTolerance)),
      forUserId: actor.id,
    });
    const fitting = inReach
      .flatMap((offered) => {
        const match = scoreMatch(criteria, offered);
        return match && match.score >= matchScoreMin ? [{ offered, ...match }] : [];
      })
      .sort(byScore);
    const shown = fitting.slice(0, limit);
    const properties = await findProperties(shown.map(({ offered }) => offered.id));
    const byId = new Map(properties.map((property) => [property.id, property]));
    const names = await namesOf([...new Set(properties.map(({ providerId }) => providerId))]);
    return {
      items: shown.flatMap(({ offered, score, reasons }) => {
        const property = byId.get(offered.id);
        if (!property) return [];
        return [{ property, providerName: names.get(property.providerId) ?? '', score, reasons }];
      }),
      total: fitting.length,
      next: null,
    };
  };
