import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { Requirement } from '../requirement.model';
import { assertOwns } from '../requirement.policy';

/** Finds a requirement of the brand. */
export const makeFindOwnRequirement =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (id: string, actor: SignedIn): Promise<Requirement> => {
    const requirement = await Requirement.query(db).findById(id);
    assertOwns(actor, requirement);
    return requirement;
  };
