import type { listAgents } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { newestFirst, type Page, type ServiceDeps } from '@setu/service-kit';
import { ProfileModel } from './profile.model';

/** A page of all profiles, newest first. */
export const makeListAgents =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (paging: HandlerInput<typeof listAgents>): Promise<Page<ProfileModel>> =>
    newestFirst(ProfileModel.query(db), paging);
