import { NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';

/** Dependencies of changes of site copy. Every change writes a line to the audit trail. */
export interface ContentDeps extends Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'> {
  /** @param text the action, which follows the administrator's name */
  recordChange: (trx: Knex.Transaction, by: SignedIn, text: string) => Promise<void>;
}

export const contentNotFound = () => new NotFoundError('content_not_found');
