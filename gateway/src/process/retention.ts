import { eventRules, olderThan, type RetentionPlace } from '@setu/service-kit';
import { releaseSweeps } from '../registry/publishing/old-releases';
import type { Artefacts } from '../releases/artefacts/artefacts';

/** Days until visitors whom a release failed are deleted. Their hash identifies no person after its day. */
const failedVisitorDays = 90;
/** Days until entries of the release log are deleted. */
const releaseLogDays = 730;

type Place = Pick<RetentionPlace, 'db' | 'logger' | 'metrics'> & { artefacts: Artefacts };

/** What the gateway deletes, and when; docs/retention.md has the reasons. Expired sessions and old salts go sooner. */
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
