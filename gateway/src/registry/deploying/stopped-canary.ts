import { ConflictError } from '@setu/service-kit';
import type { Knex } from 'knex';

/**
 * Refuses a version whose canary the platform stopped, until a person gives a reason to deploy it again.
 * @param reason given by the caller; an override also counts
 * @throws ConflictError with the reason of the stop, when no reason is given
 */
export const assertNotStopped = async (
  db: Knex,
  deployable: string,
  version: string,
  reason: string | undefined,
): Promise<void> => {
  if (reason) return;
  const last: { at: Date; action: string; detail: { reason?: string } } | undefined = await db(
    'gateway.release_log',
  )
    .where({ piece: deployable, version, outcome: 'done' })
    .whereIn('action', ['stop-canary', 'canary', 'promote'])
    .orderBy('id', 'desc')
    .first('at', 'action', 'detail');
  if (last?.action !== 'stop-canary') return;
  throw new ConflictError(
    'canary_stopped',
    `The platform stopped the canary of ${deployable} ${version} at ${last.at.toISOString()}: ${last.detail.reason ?? 'it failed its visitors.'} Publish a fixed version, or deploy this one again with --reason.`,
  );
};
