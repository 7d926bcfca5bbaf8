import { createRequirement, listMyRequirements, updateRequirement } from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import type { LockOwner, NamesOf } from '../listings/owner';
import { makeCreateRequirement } from './create-requirement';
import { makeListMyRequirements } from './list-my-requirements';
import type { Requirement } from './requirement.model';
import { presentRequirement } from './requirement.presenter';
import type { StoreRequirement } from './store-requirement';
import { makeUpdateRequirement } from './update-requirement';

export interface RequirementDeps extends ServiceDeps {
  lockOwner: LockOwner;
  storeRequirement: StoreRequirement;
  /** Whether agents see new requirements only after a review. */
  isReviewed: boolean;
  namesOf: NamesOf;
}

export const requirementRoutes = (deps: RequirementDeps): Route[] => {
  const listMine = makeListMyRequirements(deps);
  const create = makeCreateRequirement(deps);
  const update = makeUpdateRequirement(deps);
  const present = async (requirements: readonly Requirement[]) => {
    const agents = requirements.flatMap(({ fulfilledBy }) => fulfilledBy ?? []);
    const names = agents.length === 0 ? new Map() : await deps.namesOf([...new Set(agents)]);
    return requirements.map((requirement) => presentRequirement(requirement, names));
  };
  const presentOne = async (requirement: Requirement) => {
    const [presented] = await present([requirement]);
    if (!presented) throw new Error('one requirement was given');
    return presented;
  };
  return [
    route(listMyRequirements, async (range, actor) => {
      const { items, ...page } = await listMine(range, actor);
      return pagedReply(listMyRequirements.path, range, { ...page, items: await present(items) });
    }),
    // A new requirement does not have an agent, and this call may only use the connection of its transaction (ADR 0029).
    route(createRequirement, async (draft, actor) =>
      presentRequirement(await create(draft, actor), new Map()),
    ),
    route(updateRequirement, async ({ id, ...change }, actor) => presentOne(await update(id, change, actor))),
  ];
};
