import type { Boot } from '@setu/contracts';
import { type Prepared, pageTools } from './page-tools';

/** As the platform made it: the code that takes something from elsewhere could not be fetched. */
const withoutOverrides = (boot: Boot): Prepared => {
  const problems = new Map(
    boot.tools?.overrides.map(({ piece }) => [piece, 'A file of the shell could not be fetched']),
  );
  return { boot, tools: pageTools(boot, problems) };
};

/** Only pages that take something from elsewhere wait, and fetch the code for it. */
export const prepareBoot = (boot: Boot): Prepared | Promise<Prepared> => {
  if (!boot.tools?.overrides.length) return { boot, tools: pageTools(boot) };
  return import('./take-overrides').then(
    ({ takeOverrides }) => takeOverrides(boot),
    () => withoutOverrides(boot),
  );
};
