import { userUpdatedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { UserModel } from './user.model';
import { userState } from './user.presenter';

type Changeable = Pick<
  UserModel,
  | 'email'
  | 'emailConfirmedAt'
  | 'firstName'
  | 'lastName'
  | 'profileImageUrl'
  | 'phone'
  | 'city'
  | 'state'
  | 'brandName'
  | 'role'
  | 'sessionsFrom'
  | 'suspendedAt'
  | 'suspensionReason'
  | 'suspendedBy'
  | 'worksFor'
  | 'worksSince'
>;

/** Saves changes of a user whose row is locked and records the event. Does nothing when nothing differs. */
export type SaveUser = (
  trx: Knex.Transaction,
  user: UserModel,
  change: Partial<Changeable>,
) => Promise<UserModel>;

const fields = [
  'email',
  'emailConfirmedAt',
  'firstName',
  'lastName',
  'profileImageUrl',
  'phone',
  'city',
  'state',
  'brandName',
  'role',
  'sessionsFrom',
  'suspendedAt',
  'suspensionReason',
  'suspendedBy',
  'worksFor',
  'worksSince',
] as const satisfies (keyof Changeable)[];

export const makeSaveUser =
  ({ recordEvent, clock }: Pick<ServiceDeps, 'recordEvent' | 'clock'>): SaveUser =>
  async (trx, user, change) => {
    const differing = fields.filter((field) => change[field] !== undefined && change[field] !== user[field]);
    if (differing.length === 0) return user;
    const changed = await user.$query(trx).patchAndFetch({
      ...Object.fromEntries(differing.map((field) => [field, change[field]])),
      version: user.version + 1,
      updatedAt: clock.now(),
    });
    await recordEvent(trx, userUpdatedV1, changed.id, userState(changed));
    return changed;
  };
