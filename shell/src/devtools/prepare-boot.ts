import type { Boot } from '@setu/protocol';
import { type Prepared, pageTools } from './page-tools';

/** The unchanged boot data, when the code that applies overrides could not be loaded. */
const withoutOverrides = (boot: Boot): Prepared => {
  const problems = new Map(
    boot.tools?.overrides.map(({ deployable }) => [deployable, 'A file of the shell could not be fetched']),
  );
  return { boot, tools: pageTools(boot, problems) };
};

/** Applies the overrides. Only pages with an override wait, and load the code for it. */
export const prepareBoot = (boot: Boot): Prepared | Promise<Prepared> => {
  if (!boot.tools?.overrides.length) return { boot, tools: pageTools(boot) };
  return import('./apply-overrides').then(
    ({ applyOverrides }) => applyOverrides(boot),
    () => withoutOverrides(boot),
  );
};
