import { type HandlerInput, type listRequirementMatches, matchScoreMin } from '@setu/contracts';
import type { Page, SignedIn } from '@setu/service-kit';
import { type WantedPlaces, wantedPlaces } from '../places';
import { areaTolerance, type Offer, scoreMatch, type Wish } from './score';

interface Offered extends Offer {
  id: string;
  providerId: string;
  createdAt: Date;
}

interface Deps<P extends Offered> {
  /** @throws NotFoundError unless the requirement is the actor's own */
  findOwnRequirement: (id: string, actor: SignedIn) => Promise<Wish>;
  findOffered: (wanted: {
    places: WantedPlaces;
    minArea: number;
    maxArea: number | null;
    forUserId: string;
  }) => Promise<P[]>;
  namesOf: (userIds: readonly string[]) => Promise<Map<string, string>>;
}

export interface Match<P> {
  property: P;
  providerName: string;
  score: number;
  reasons: { label: string; points: number; outOf: number }[];
}

/** Best first; of equals the newer one, then by id, so that the order never depends on chance. */
const byScore = <P extends Offered>(one: { score: number; property: P }, other: typeof one) =>
  other.score - one.score ||
  other.property.createdAt.getTime() - one.property.createdAt.getTime() ||
  (one.property.id < other.property.id ? -1 : 1);

/** Properties of others that fit one of the brand's own requirements, best first. */
export const makeListMatches =
  <P extends Offered>({ findOwnRequirement, findOffered, namesOf }: Deps<P>) =>
  async (
    { id, limit }: HandlerInput<typeof listRequirementMatches>,
    actor: SignedIn,
  ): Promise<Page<Match<P>>> => {
    const wish = await findOwnRequirement(id, actor);
    const offered = await findOffered({
      places: wantedPlaces(wish.preferredLocations),
      minArea: Math.ceil(wish.minArea * (1 - areaTolerance)),
      maxArea: wish.maxArea === null ? null : Math.floor(wish.maxArea * (1 + areaTolerance)),
      forUserId: actor.id,
    });
    const fitting = offered
      .flatMap((property) => {
        const match = scoreMatch(wish, property);
        return match && match.score >= matchScoreMin ? [{ property, ...match }] : [];
      })
      .sort(byScore);
    const shown = fitting.slice(0, limit);
    const names = await namesOf([...new Set(shown.map(({ property }) => property.providerId))]);
    return {
      items: shown.map((match) => ({
        ...match,
        providerName: names.get(match.property.providerId) ?? '',
      })),
      total: fitting.length,
      next: null,
    };
  };
