import { NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';

/** What changing site copy needs: every change leaves a line in the audit trail. */
export interface ContentDeps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  /** @param text what was done, read after the administrator's name */
  recordChange: (trx: Knex.Transaction, by: SignedIn, text: string) => Promise<void>;
}

export const contentNotFound = () => new NotFoundError('content_not_found');
