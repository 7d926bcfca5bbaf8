import { eventMigrations, type Migration } from '@setu/service-kit';
import { createSessions } from './20261120220000-create-sessions';
import { createAccounts } from './20261121090000-create-accounts';
import { createRegistry } from './20261121120000-create-registry';
import { countReleases } from './20261121140000-count-releases';
import { createVerifications } from './20261121150000-create-verifications';
import { markIssuedVisitors } from './20261121160000-mark-issued-visitors';
import { bindKinds } from './20261122001000-bind-kinds';
import { addTokenRights } from './20261122001100-add-token-rights';
import { createVerificationRuns } from './20261122001200-create-verification-runs';
import { noteUploads } from './20261122002000-note-uploads';
import { countFailedPreparations } from './20261122003000-count-failed-preparations';
import { endSessionsByVersion } from './20261122011000-end-sessions-by-version';
import { createRemovedReleases } from './20261122012100-create-removed-releases';
import { countVitals } from './20261122020000-count-vitals';
import { createMeasurements } from './20261122020100-create-measurements';
import { listSessions } from './20261123080000-list-sessions';
import { addWorksFor } from './20261125100000-add-works-for';

/** The gateway consumes events and produces none: of the event tables it uses inbox and dead letters. */
export const migrations: readonly Migration[] = [
  ...eventMigrations,
  createSessions,
  createAccounts,
  createRegistry,
  countReleases,
  createVerifications,
  markIssuedVisitors,
  bindKinds,
  addTokenRights,
  createVerificationRuns,
  noteUploads,
  countFailedPreparations,
  endSessionsByVersion,
  createRemovedReleases,
  countVitals,
  createMeasurements,
  listSessions,
  addWorksFor,
];
