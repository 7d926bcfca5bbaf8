import { randomUUID } from 'node:crypto';
import { viewWindow } from '@setu/contracts';
import { type Actor, type Client, countTry, networkOf, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AnalyticsModel } from './analytics.model';
import { storedNetwork } from './stored-network';
import { visitorOf } from './visitor';

export interface ViewDeps extends Pick<ServiceDeps, 'clock' | 'inTransaction'> {
  /** Finds a public franchise; undefined when it is unknown or inactive. */
  findFranchise: (db: Knex, id: string) => Promise<{ brandId: string } | undefined>;
}

/** Maximum number of reports per network and minute, for each instance. Enough for an office. */
export const reportsPerMinute = 120;
/** Any fixed number, first key of the lock that serializes the reports of one visitor. */
const visitorLock = 7_501;
/** Maximum stored length of a browser's name, characters. */
const maxUserAgentLength = 200;

/**
 * Counts a view of a franchise, once per visitor and franchise in half an hour. Views by the owner and of franchises that are not public do
 * not count. A visitor without an account counts as a new visitor after midnight in India.
 * @returns whether it counted
 */
export const makeRecordView = ({ clock, inTransaction, findFranchise }: ViewDeps) => {
  const reports = new RateLimiterMemory({ points: reportsPerMinute, duration: 60 });
  return async (franchiseId: string, actor: Actor, client: Client): Promise<boolean> => {
    await countTry(reports, networkOf(client.address), 'Too many reports from your network.');
    return inTransaction(async (trx) => {
      const franchise = await findFranchise(trx, franchiseId);
      if (!franchise) return false;
      if (actor.kind !== 'visitor' && actor.id === franchise.brandId) return false;
      const now = clock.now();
      const visitor = await visitorOf(trx, actor, client, now);
      const key = visitor.userId ?? visitor.sessionId;
      await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [visitorLock, key]);
      const seen = await AnalyticsModel.query(trx)
        .where({ visitor: key, franchise_id: franchiseId })
        .where('created_at', '>', new Date(now.getTime() - viewWindow))
        .first();
      if (seen) return false;
      await AnalyticsModel.query(trx).insert({
        id: randomUUID(),
        event: 'franchise_view',
        ...visitor,
        data: { franchiseId: franchiseId.toLowerCase() },
        ipAddress: storedNetwork(client.address),
        userAgent: client.userAgent.slice(0, maxUserAgentLength) || null,
        createdAt: now,
      });
      return true;
    });
  };
};
