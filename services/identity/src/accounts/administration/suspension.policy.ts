import { AppError } from '@setu/service-kit';
import type { UserModel } from '../user.model';

/** Formats a day: `22 November 2026`. */
const { format: dayOf } = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Adds a full stop to a reason if it is missing. */
export const withStop = (reason: string) => (/[.!?]$/.test(reason) ? reason : `${reason}.`);

export const isSuspended = ({ suspendedAt }: Pick<UserModel, 'suspendedAt'>): boolean => suspendedAt !== null;

/**
 * Refuses a suspended account. Call it after the password was checked, because only the user may read the reason.
 * @throws AppError 403 `account_suspended` with the reason and what to do
 */
export const assertNotSuspended = ({ suspendedAt, suspensionReason }: UserModel): void => {
  if (!suspendedAt) return;
  throw new AppError(
    403,
    'account_suspended',
    `Your account has been suspended since ${dayOf(suspendedAt)}. Reason: ${withStop(suspensionReason ?? '')} Write to us with the contact form if this is a mistake or you have corrected it.`,
  );
};
