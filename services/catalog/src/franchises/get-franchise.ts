import type { Actor, ServiceDeps } from '@setu/service-kit';
import { Franchise } from './franchise.model';
import { assertMaySee } from './franchise.policy';

/** One franchise, if the caller may see it. */
export const makeGetFranchise =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (id: string, actor: Actor): Promise<Franchise> => {
    const franchise = await Franchise.query(db).findById(id);
    assertMaySee(actor, franchise);
    return franchise;
  };
