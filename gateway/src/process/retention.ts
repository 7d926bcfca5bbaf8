import { eventRules, olderThan, type RetentionPlace } from '@setu/service-kit';
import type { Artefacts } from '../artefacts/artefacts';
import { releaseSweeps } from '../registry/publishing/old-releases';

/** Days that a visitor a release failed is known; the hash identifies no person once its day is over. */
const failedVisitorDays = 90;
/** Days that the history of releases can be read. */
const releaseLogDays = 730;

type Place = Pick<RetentionPlace, 'db' | 'logger' | 'metrics'> & { artefacts: Artefacts };

/** What the gateway removes, and when. docs/retention.md says why. Expired sessions and salts of past days go sooner. */
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
