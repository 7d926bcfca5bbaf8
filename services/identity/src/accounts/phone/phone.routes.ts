import {
  confirmPhone,
  getPhoneState,
  type PhoneState,
  requestPhoneCode,
  withCountryCode,
} from '@setu/contracts';
import { Reply, type Route, route, type ServiceDeps, UnauthenticatedError } from '@setu/service-kit';
import type { z } from 'zod';
import { findUser } from '../user.model';
import type { makeConfirmPhone } from './confirm-phone';
import { findConfirmedPhone } from './confirmed-phone.model';
import { findPhoneCode, type PhoneCodeModel } from './phone-code.model';
import type { makeRequestCode } from './request-code';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock'> {
  isAvailable: boolean;
  requestCode: ReturnType<typeof makeRequestCode>;
  confirm: ReturnType<typeof makeConfirmPhone>;
}

const presentCode = ({ number, state, expiresAt }: PhoneCodeModel) => ({
  number,
  state: state === 'waiting' ? ('sending' as const) : state,
  expiresAt: expiresAt.toISOString(),
});

/** Calls for the phone number of the caller's account. */
export const phoneRoutes = ({ db, clock, isAvailable, requestCode, confirm }: Deps): Route[] => {
  const stateOf = async (id: string): Promise<z.input<typeof PhoneState>> => {
    const [user, confirmed, code] = await Promise.all([
      findUser(db, id),
      findConfirmedPhone(db, id),
      findPhoneCode(db, id),
    ]);
    if (!user) throw new UnauthenticatedError();
    const number = user.phone && withCountryCode(user.phone);
    const isConfirmed = number !== null && confirmed?.number === number;
    return {
      isAvailable,
      number,
      confirmedAt: (isConfirmed && confirmed.confirmedAt?.toISOString()) || null,
      code: code && code.expiresAt > clock.now() ? presentCode(code) : null,
    };
  };
  return [
    route(getPhoneState, (_input, { id }) => stateOf(id)),
    route(requestPhoneCode, async (input, actor, client) => {
      await requestCode(input, actor, client.address);
      return new Reply(await stateOf(actor.id), { status: 202 });
    }),
    route(confirmPhone, async (input, actor) => {
      await confirm(input, actor);
      return stateOf(actor.id);
    }),
  ];
};
