import type { PropertyRequirement } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { Requirement } from './requirement.model';
import { presentRequirement } from './requirement.presenter';

/** Requirements by their ids, in any state, without the names of agents who fulfilled them. */
export const makeFindRequirements =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (ids: readonly string[]): Promise<PropertyRequirement[]> =>
    (await Requirement.query(db).findByIds([...ids])).map((one) => presentRequirement(one, new Map()));
