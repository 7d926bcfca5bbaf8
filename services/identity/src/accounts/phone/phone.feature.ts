import { phoneConfirmationChangedV1, userDeletedV1, withCountryCode } from '@setu/contracts';
import type { AddQueues, WorkAfter } from '@setu/service-features/queues';
import { feature, olderThan, ownRows, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { IdentitySettings } from '../../env';
import type { UserModel } from '../user.model';
import { makeConfirmPhone } from './confirm-phone';
import { ConfirmedPhoneModel, findConfirmedPhone, makeConfirmedPhones } from './confirmed-phone.model';
import { phoneRoutes } from './phone.routes';
import { makeRequestCode } from './request-code';
import { makePhoneCodeQueue } from './sending/send-codes';
import { connectTextGateway } from './sending/text-gateway';
import { makeTextGauge } from './sending/text-gauge';

interface Needs
  extends Pick<Parameters<typeof makeConfirmPhone>[0], 'saveUser'>,
    Pick<Parameters<typeof makeRequestCode>[0], 'countPhoneCode'> {
  addQueues: AddQueues;
  workAfter: WorkAfter;
}

/** Phone numbers that are confirmed by a code. */
export const makePhones = (gateway: IdentitySettings['texts']) =>
  feature({
    name: 'phones',
    needs: { addQueues: 'queues', workAfter: 'queues', saveUser: 'users', countPhoneCode: 'attempts' },
    build: ({ addQueues, ...given }: ServiceDeps & Needs) => {
      const isAvailable = gateway !== null;
      const confirmedPhones = makeConfirmedPhones(given.recordEvent);
      const deps = { ...given, isAvailable, confirmedPhones };
      addQueues(() => {
        if (gateway) return [makePhoneCodeQueue({ ...deps, gateway: connectTextGateway(gateway) })];
        deps.logger.warn('SMS_URL is not set: phone numbers cannot be confirmed');
        return [];
      });
      return {
        routes: phoneRoutes({ ...deps, requestCode: makeRequestCode(deps), confirm: makeConfirmPhone(deps) }),
        gauges: [makeTextGauge(deps)],
        replacedEvents: [[phoneConfirmationChangedV1, userDeletedV1]],
        retention: [olderThan({ name: 'phone codes', table: 'phone_codes', column: 'expires_at', days: 0 })],
        ownData: [
          ownRows(ConfirmedPhoneModel, {
            kind: 'confirmed-phone',
            of: (rows, { id }) => rows.where('user_id', id).whereNotNull('number'),
            key: { column: 'user_id', property: 'userId' },
            content: ({ number, confirmedAt }) => ({ number, confirmedAt }),
          }),
        ],
        gives: {
          /** Ends the confirmation of an account whose row is locked, when its number changes to this one; null: it is removed. */
          releasePhone: (trx: Knex.Transaction, userId: string, phone: string | null) =>
            confirmedPhones.release(trx, userId, phone && withCountryCode(phone)),
          mayConfirmPhone: isAvailable,
          /** When the number of the account was confirmed; null when it is not. */
          phoneConfirmedAt: async ({ id, phone }: Pick<UserModel, 'id' | 'phone'>) => {
            const confirmed = phone ? await findConfirmedPhone(given.db, id) : undefined;
            const isConfirmed = phone !== null && confirmed?.number === withCountryCode(phone);
            return isConfirmed ? confirmed.confirmedAt : null;
          },
        },
      };
    },
  });
