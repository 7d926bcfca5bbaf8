import { type RetentionPlace, startRetention } from '@setu/service-kit';
import { pruneSessions } from '../edge/sessions/prune';
import type { SessionStore } from '../edge/sessions/session-store';
import { scheduleUploadRemoval } from '../registry/publishing/remove-uploads';
import type { Artefacts } from '../releases/artefacts/artefacts';
import { retentionOfGateway } from './retention';

interface Deps extends Pick<RetentionPlace, 'db' | 'logger' | 'metrics'> {
  artefacts: Artefacts;
  store: SessionStore;
}

/** Starts the jobs that delete what has expired: sessions, unpublished uploads, and what docs/retention.md lists. */
export const startHousekeeping = ({ store, ...place }: Deps): { stop: () => Promise<void> } => {
  const stopPruning = pruneSessions(store, place.logger);
  const stopRemovingUploads = scheduleUploadRemoval(place.db, place.artefacts, place.logger);
  const retention = startRetention(retentionOfGateway(place), () => new Date());
  return {
    stop: async () => {
      stopPruning();
      stopRemovingUploads();
      await retention.stop();
    },
  };
};
