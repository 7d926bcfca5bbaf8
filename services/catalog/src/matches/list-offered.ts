import type { HandlerInput, listOfferedProperties } from '@setu/contracts';
import type { SignedIn } from '@setu/service-kit';
import { type Offer, type RequirementCriteria, scoreMatch } from './score';

interface Deps<P> {
  /** @throws NotFoundError unless the requirement is the actor's own */
  findOwnRequirement: (id: string, actor: SignedIn) => Promise<RequirementCriteria>;
  /** Those of the properties that any brand could find among its matches. */
  findListed: (ids: readonly string[]) => Promise<P[]>;
}

export interface Judged<P> {
  property: P;
  score: number | null;
  reasons: { label: string; points: number; outOf: number }[];
}

/** Named properties with how well each fits one of the brand's own requirements; one that is not listed is left out. */
export const makeListOffered =
  <P extends Offer>({ findOwnRequirement, findListed }: Deps<P>) =>
  async (
    { id, propertyId }: HandlerInput<typeof listOfferedProperties>,
    actor: SignedIn,
  ): Promise<Judged<P>[]> => {
    const criteria = await findOwnRequirement(id, actor);
    const properties = await findListed(propertyId);
    return properties.map((property) => {
      const { score, reasons } = scoreMatch(criteria, property) ?? { score: null, reasons: [] };
      return { property, score, reasons };
    });
  };
