import type { CurrentUser } from '@setu/contracts';

/** First and last name when they are known, else the e-mail address. */
export const fullName = ({ firstName, lastName, email }: CurrentUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
