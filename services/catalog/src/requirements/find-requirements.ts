import type { ServiceDeps } from '@setu/service-kit';
import { Requirement } from './requirement.model';

/** Requirements by their ids, in any state. */
export const makeFindRequirements =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (ids: readonly string[]): Promise<Requirement[]> =>
    Requirement.query(db)
      .findByIds([...ids])
      .execute();
