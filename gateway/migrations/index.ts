import { eventMigrations, inOrder, type Migration } from '@setu/service-kit';
import { baseline } from './baseline';

/** The gateway consumes events and produces none: of the event tables it uses inbox and dead letters. */
export const migrations: readonly Migration[] = inOrder([...eventMigrations, baseline]);
