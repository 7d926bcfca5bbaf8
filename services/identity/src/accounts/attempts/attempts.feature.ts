import { feature } from '@setu/service-kit';
import { makeAttemptLimits } from './attempt-limits';

/** Limits of sign-ins, registrations and mails with links. */
export const attempts = feature({
  name: 'attempts',
  build: ({ db }) => ({ gives: makeAttemptLimits(db) }),
});
