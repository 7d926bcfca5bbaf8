import type { listOfferedProperties, OfferedProperty, PropertyListing } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { SignedIn } from '@setu/service-kit';
import { type RequirementCriteria, scoreMatch } from './score';

export interface OfferedDeps {
  /** @throws NotFoundError when the requirement does not belong to the actor */
  findOwnRequirement: (id: string, actor: SignedIn) => Promise<RequirementCriteria>;
  /** Returns those of the properties that are listed. */
  findListed: (ids: readonly string[]) => Promise<PropertyListing[]>;
}

/** The given properties with their scores for one of the brand's requirements. Properties that are not listed are left out. */
export const makeListOffered =
  ({ findOwnRequirement, findListed }: OfferedDeps) =>
  async (
    { id, propertyId }: HandlerInput<typeof listOfferedProperties>,
    actor: SignedIn,
  ): Promise<OfferedProperty[]> => {
    const criteria = await findOwnRequirement(id, actor);
    const properties = await findListed(propertyId);
    return properties.map((property) => {
      const { score, reasons } = scoreMatch(criteria, property) ?? { score: null, reasons: [] };
      return { property, score, reasons };
    });
  };
