import { randomUUID } from 'node:crypto';
import type { AgentProfileDraft } from '@setu/contracts';
import type { Knex } from 'knex';
import { agentRating } from './agent-rating';
import { ProfileModel } from './profile.model';
import { type DealsOf, lockRating } from './refresh-rating';

interface NewProfile {
  userId: string;
  draft: AgentProfileDraft;
  /** Deals before the first assignment here; a real agent has none. */
  earlier?: { earlierDeals: number; earlierRating: string };
  isVerified?: boolean;
  now: Date;
}

export type AddProfile = (trx: Knex.Transaction, profile: NewProfile) => Promise<ProfileModel>;

const nothingEarlier = { earlierDeals: 0, earlierRating: '0.00' };

/** Writes a user's profile; a second one meets the unique user. Assignments confirmed before it count. */
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
