import { checkFiles } from '../file-check';
import type { Gate } from './gate';

/** The files are still those that were published. */
export const filesGate: Gate = async ({ release, artefacts }) =>
  (await checkFiles(artefacts, release)).map((problem) => ({
    gate: 'files',
    message: `${release.name} ${release.version}: ${problem}.`,
    mend: 'The stored files were changed or lost. Build and publish a new version.',
  }));
