import type { Release } from '@setu/protocol';
import type { Artefacts } from '../../releases/artefacts/artefacts';
import { isService, type Refusal } from './gate';

const script = /\.m?js$/;
const apiPath = /["'`]\/api\/[a-z]/;

/**
 * Finds calls in the scripts of a front end that has no contract, whatever its release.json states. It searches the text of scripts for
 * addresses below /api/, so it misses addresses that are built at run time.
 */
export const hiddenCalls = async (artefacts: Artefacts, release: Release): Promise<Refusal[]> => {
  if (isService(release) || release.contracts.length > 0) return [];
  for (const { path } of release.files) {
    if (!script.test(path) || path.startsWith('server/')) continue;
    const bytes = await artefacts.read(release, path);
    if (!bytes || !apiPath.test(bytes.toString('utf8'))) continue;
    return [
      {
        gate: 'contracts',
        message: `${release.name} ${release.version} contains an address below /api/ in ${path} but has no contract with any service.`,
        fix: `Write a pact with the service behind it in ${release.name}'s pact folder, then build and publish again.`,
      },
    ];
  }
  return [];
};
