import { randomUUID } from 'node:crypto';
import { type AgentProfileDraft, agentProfilePhotoChangedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { agentRating } from './agent-rating';
import { ProfileModel } from './profile.model';
import { photoState } from './profile.presenter';
import { type DealsOf, lockRating } from './refresh-rating';

interface NewProfile {
  userId: string;
  draft: AgentProfileDraft;
  /** Deals before the first assignment. Only agents of the demo have such deals. */
  earlier?: { earlierDeals: number; earlierRating: string };
  isVerified?: boolean;
  now: Date;
}

export type AddProfile = (trx: Knex.Transaction, profile: NewProfile) => Promise<ProfileModel>;

const nothingEarlier = { earlierDeals: 0, earlierRating: '0.00' };

/** Inserts a user's profile. A second profile violates a unique constraint. Assignments that were confirmed earlier count. */
export const makeAddProfile =
  ({ dealsOf, recordEvent }: Pick<ServiceDeps, 'recordEvent'> & { dealsOf: DealsOf }): AddProfile =>
  async (trx, { userId, draft, earlier = nothingEarlier, isVerified = false, now }) => {
    await lockRating(trx, userId);
    const profile = await ProfileModel.query(trx).insertAndFetch({
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
    if (profile.photo) await recordEvent(trx, agentProfilePhotoChangedV1, profile.id, photoState(profile));
    return profile;
  };
