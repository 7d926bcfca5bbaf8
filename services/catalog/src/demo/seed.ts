import { makeSeedFranchises } from './seed-franchises';
import { makeSeedProperties } from './seed-properties';
import { makeSeedRequirements } from './seed-requirements';

type Deps = Parameters<typeof makeSeedFranchises>[0] &
  Parameters<typeof makeSeedProperties>[0] &
  Parameters<typeof makeSeedRequirements>[0];

/** The demo's rows. Each table is filled on its own, so that a catalog of an older demo gets what came later. */
export const makeSeed = (deps: Deps) => async (): Promise<void> => {
  await makeSeedFranchises(deps)();
  await makeSeedProperties(deps)();
  await makeSeedRequirements(deps)();
};
