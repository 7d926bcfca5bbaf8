import { noPageAccount, pageAccountHeader, pageAccountParameter } from '@setu/protocol';

/** The two sessions of a browser. Calls below /api/admin/ use the administrator's. */
export type AccountKind = 'user' | 'admin';

/** The accounts that the page was made for; undefined when it is not known. */
const accounts: Partial<Record<AccountKind, string>> = {};
let listener: (kind: AccountKind) => void = () => {};

const kindOf = (url: string): AccountKind => (url.startsWith('/api/admin/') ? 'admin' : 'user');

/** The account that the page was made for, `none` for a visitor; undefined while it is not known. */
export const pageAccount = (kind: AccountKind): string | undefined => accounts[kind];

/** Sets the account of the page, which all later calls name. For the shell. */
export const setPageAccount = (kind: AccountKind, account: string | undefined): void => {
  accounts[kind] = account;
};

/** Calls the listener whenever a call of the page was refused because another account is logged in. For the shell. */
export const onOtherAccount = (handle: (kind: AccountKind) => void): void => {
  listener = handle;
};

/** Reports that a call was refused because another account is logged in. */
export const noteOtherAccount = (url: string): void => listener(kindOf(url));

/** Adds the account of the page to a call of the API. */
export const withPageAccount = (url: string, init: RequestInit): RequestInit => {
  const account = accounts[kindOf(url)];
  if (account === undefined || !url.startsWith('/api/')) return init;
  const headers = new Headers(init.headers);
  headers.set(pageAccountHeader, account);
  return { ...init, headers };
};

/** Adds the account of the page to the address of a stream or a form, which cannot have custom headers. */
export const withPageAccountIn = (url: string): string => {
  const account = accounts[kindOf(url)];
  if (account === undefined || account === noPageAccount) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${pageAccountParameter}=${encodeURIComponent(account)}`;
};
