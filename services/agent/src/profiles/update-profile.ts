import type { AgentProfileChange } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { lockProfileOf, type ProfileModel } from './profile.model';
import { assertFound } from './profile.policy';

/** Changes the sent fields of the caller's profile; nothing sent changes nothing. */
export const makeUpdateProfile =
  ({ clock, inTransaction }: Pick<ServiceDeps, 'clock' | 'inTransaction'>) =>
  (change: AgentProfileChange, actor: SignedIn): Promise<ProfileModel> =>
    inTransaction(async (trx) => {
      const profile = await lockProfileOf(trx, actor.id);
      assertFound(profile);
      const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (Object.keys(sent).length === 0) return profile;
      return profile
        .$query(trx)
        .patchAndFetch({ ...sent, version: profile.version + 1, updatedAt: clock.now() });
    });
