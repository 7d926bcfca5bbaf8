import type { HandlerInput, listAgents } from '@setu/contracts';
import { newestFirst, type Page, type ServiceDeps } from '@setu/service-kit';
import { ProfileModel } from './profile.model';

/** A page of all profiles, newest first. */
export const makeListAgents =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  (paging: HandlerInput<typeof listAgents>): Promise<Page<ProfileModel>> =>
    newestFirst(ProfileModel.query(db), paging);
