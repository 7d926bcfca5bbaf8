import { fileListProblems, type Release } from '@setu/contracts';
import type { Artefacts } from '../../artefacts/artefacts';
import { checkFilesInTurn } from '../../artefacts/checking/file-check';
import type { Refusal } from './gate';

/**
 * The files are those that release.json names, and still those that were published. They may lie far away, and only a fault changes them, so it is asked
 * before the others, without holding anything up.
 */
export const filesGate = async (artefacts: Artefacts, release: Release): Promise<Refusal[]> => [
  ...fileListProblems(release).map(
    ({ message }): Refusal => ({
      gate: 'files',
      message: `${release.name} ${release.version}: ${message}`,
      mend: 'Then publish a new version.',
    }),
  ),
  ...(await checkFilesInTurn(artefacts, release)).problems.map(
    (problem): Refusal => ({
      gate: 'files',
      message: `${release.name} ${release.version}: ${problem}.`,
      mend: 'The stored files were changed or lost. Build and publish a new version.',
    }),
  ),
];
