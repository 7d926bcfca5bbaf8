/**
 * Request header with the account that one of our pages was made for, from its boot data. The gateway refuses the call when
 * another account is signed in now. Without the header the gateway does not check the account.
 */
export const pageAccountHeader = 'x-page-account';

/** The same as a query parameter, for requests that cannot have custom headers: streams and forms. */
export const pageAccountParameter = 'page-account';

/** The account of a page for a visitor who is signed out. */
export const noPageAccount = 'none';

/** The account of a page: the person, and the brand for which the person works. */
export const pageAccountOf = ({ userId, worksFor }: { userId: string; worksFor: string | null }): string =>
  worksFor === null ? userId : `${userId}:${worksFor}`;
