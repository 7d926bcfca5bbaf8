import type { DeployableStatus } from '@setu/protocol';
import { refused } from './failure';

/** The newest published version. @throws Failure when no version is published */
export const newestVersion = (deployable: string, status: DeployableStatus | null): string => {
  const version = status?.releases[0]?.version;
  if (version) return version;
  throw refused(
    'not_found',
    `${deployable} has no published version. Next: npm run release -- publish ${deployable}`,
  );
};
