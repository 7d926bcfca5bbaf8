import type { FranchiseView } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { Franchise } from './franchise.model';
import { presentFranchise } from './franchise.presenter';

/** Franchises by their ids, in any state. */
export const makeFindFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (ids: readonly string[]): Promise<FranchiseView[]> =>
    (await Franchise.query(db).findByIds([...ids])).map(presentFranchise);
