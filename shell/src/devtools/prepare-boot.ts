import type { Boot } from '@setu/protocol';
import { type Prepared, pageTools } from './page-tools';

/** The boot data as the platform made it: the code that applies overrides could not be fetched. */
const withoutOverrides = (boot: Boot): Prepared => {
  const problems = new Map(
    boot.tools?.overrides.map(({ deployable }) => [deployable, 'A file of the shell could not be fetched']),
  );
  return { boot, tools: pageTools(boot, problems) };
};

/** Applies the overrides. Only pages that have one wait, and fetch the code for it. */
export const prepareBoot = (boot: Boot): Prepared | Promise<Prepared> => {
  if (!boot.tools?.overrides.length) return { boot, tools: pageTools(boot) };
  return import('./apply-overrides').then(
    ({ applyOverrides }) => applyOverrides(boot),
    () => withoutOverrides(boot),
  );
};
