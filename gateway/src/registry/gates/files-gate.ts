import { fileListProblems, type Release } from '@setu/protocol';
import type { Artefacts } from '../../releases/artefacts/artefacts';
import { checkFilesInTurn } from '../../releases/artefacts/checking/file-check';
import type { Refusal } from './gate';

/**
 * Checks that the files match release.json and have not changed since they were published. Only a fault changes them and they may be
 * remote, so this gate runs before the others and outside the deployment lock.
 */
export const filesGate = async (artefacts: Artefacts, release: Release): Promise<Refusal[]> => [
  ...fileListProblems(release).map(
    ({ message }): Refusal => ({
      gate: 'files',
      message: `${release.name} ${release.version}: ${message}`,
      fix: 'Then publish a new version.',
    }),
  ),
  ...(await checkFilesInTurn(artefacts, release)).problems.map(
    (problem): Refusal => ({
      gate: 'files',
      message: `${release.name} ${release.version}: ${problem}.`,
      fix: 'Stored files were changed or lost. Build and publish a new version.',
    }),
  ),
];
