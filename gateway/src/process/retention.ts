import { eventRules, olderThan, type RetentionPlace } from '@setu/service-kit';
import { releaseSweeps } from '../registry/publishing/old-releases';
import type { Artefacts } from '../releases/artefacts/artefacts';

/** Days until the rows of visitors for whom a release failed are deleted. After its day a hash no longer identifies a person. */
const failedVisitorDays = 90;
/** Days until entries of the release log are deleted. */
const releaseLogDays = 730;

type Place = Pick<RetentionPlace, 'db' | 'logger' | 'metrics'> & { artefacts: Artefacts };

/** Which rows the gateway deletes, and when; docs/retention.md has the reasons. Expired sessions and old salts are deleted sooner. */
export const retentionOfGateway = ({ artefacts, ...rest }: Place): RetentionPlace => ({
  ...rest,
  schema: 'gateway',
  rules: [
    ...eventRules(),
    olderThan({
      name: 'release visitors',
      table: 'release_visitors',
      column: 'seen_at',
      days: failedVisitorDays,
    }),
    olderThan({ name: 'release log', table: 'release_log', column: 'at', days: releaseLogDays }),
  ],
  sweeps: releaseSweeps(rest.db, artefacts),
});
