import { randomUUID } from 'node:crypto';
import type { AgentProfileDraft } from '@setu/contracts';
import type { Knex } from 'knex';
import { agentRating } from './agent-rating';
import { ProfileModel } from './profile.model';
import { type DealsOf, lockRating } from './refresh-rating';

interface NewProfile {
  userId: string;
  draft: AgentProfileDraft;
  /** Deals before the first assignment; only agents of the demo have any. */
  earlier?: { earlierDeals: number; earlierRating: string };
  isVerified?: boolean;
  now: Date;
}

export type AddProfile = (trx: Knex.Transaction, profile: NewProfile) => Promise<ProfileModel>;

const nothingEarlier = { earlierDeals: 0, earlierRating: '0.00' };

/** Inserts a user's profile. A second one violates the unique user. Assignments that were confirmed before count. */
export const makeAddProfile =
  ({ dealsOf }: { dealsOf: DealsOf }): AddProfile =>
  async (trx, { userId, draft, earlier = nothingEarlier, isVerified = false, now }) => {
    await lockRating(trx, userId);
    return ProfileModel.query(trx).insertAndFetch({
      ...draft,
      ...earlier,
      ...agentRating(earlier, await dealsOf(trx, userId)),
      id: randomUUID(),
      version: 1,
      userId,
      isVerified,
      createdAt: now,
      updatedAt: now,
    });
  };
