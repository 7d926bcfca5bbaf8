/**
 * Request header with which a page of ours says for which account it was made, as its boot data names it. The gateway refuses
 * the call when another account is signed in now. Without the header nothing is compared.
 */
export const pageAccountHeader = 'x-page-account';

/** The same as a query parameter, for requests that cannot have headers of their own: streams and forms. */
export const pageAccountParameter = 'page-account';

/** The account of a page for a visitor who is signed out. */
export const noPageAccount = 'none';

/** The account of a page: the person, and the brand in whose account the person works. */
export const pageAccountOf = ({ userId, worksFor }: { userId: string; worksFor: string | null }): string =>
  worksFor === null ? userId : `${userId}:${worksFor}`;
