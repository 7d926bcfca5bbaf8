import { feature, type ServiceDeps } from '@setu/service-kit';
import type { LockOwnerById } from '../listings/owner';
import { type Deactivate, makeAskIfOpen } from './ask-if-open';
import { stillOpenRoutes } from './still-open.routes';

interface Needs {
  lockOwnerById: LockOwnerById;
  deactivateFranchise: Deactivate;
  deactivateRequirement: Deactivate;
}

/** Asks brands whether old listings are still open, and deactivates listings without an answer. */
export const stillOpen = feature({
  name: 'still-open',
  needs: {
    lockOwnerById: 'brands',
    deactivateFranchise: 'franchises',
    deactivateRequirement: 'requirements',
  },
  build: (deps: ServiceDeps & Needs) => ({
    routes: stillOpenRoutes(deps),
    sweeps: [
      makeAskIfOpen({
        ...deps,
        deactivate: { franchise: deps.deactivateFranchise, requirement: deps.deactivateRequirement },
      }),
    ],
  }),
});
