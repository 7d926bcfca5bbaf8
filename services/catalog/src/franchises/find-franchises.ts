import type { ServiceDeps } from '@setu/service-kit';
import { Franchise } from './franchise.model';

/** Franchises by their ids, in any state. */
export const makeFindFranchises =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (ids: readonly string[]): Promise<Franchise[]> =>
    Franchise.query(db)
      .findByIds([...ids])
      .execute();
