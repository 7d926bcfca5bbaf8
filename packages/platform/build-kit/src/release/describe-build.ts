import type { ReleaseContract, ReleaseFile } from '@setu/protocol';
import { inputFolders } from '../inputs/inputs';
import { currentSources } from './current-commit';
import { describeFiles } from './files';
import type { Mode } from './mode';
import { contractsIn, copyPacts } from './pacts';

/** The description of a build that the releases of all kinds of deployables share. */
export interface BuildDescription {
  commit: string | null;
  /** Only for a build of uncommitted sources. */
  isDirty?: true;
  files: ReleaseFile[];
  contracts: ReleaseContract[];
}

/**
 * Copies the pacts of a deployable into its finished build, and describes the files.
 * @param folder of the deployable's sources
 * @throws when a pact names no provider
 */
export const describeBuild = async (
  folder: string,
  outputFolder: string,
  mode: Mode,
): Promise<BuildDescription> => {
  copyPacts(folder, outputFolder);
  const files = await describeFiles(outputFolder, mode);
  const { commit, isDirty } = await currentSources(folder, inputFolders(folder));
  return {
    commit,
    ...(isDirty ? { isDirty: true as const } : {}),
    files,
    contracts: contractsIn(outputFolder, files),
  };
};
