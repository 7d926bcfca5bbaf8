import { hashInputs } from './inputs';
import type { Mode } from './mode';
import { readPackageJson } from './workspace';

/**
 * The version of what is about to be built: the package's own version plus ten characters of a hash over every input.
 * Known before the build, because what is built may hold it: two versions never meet in one name.
 */
export const inputVersion = (folder: string, mode: Mode): string =>
  `${readPackageJson(folder).version}-${hashInputs(folder, mode).slice(0, 10)}`;
