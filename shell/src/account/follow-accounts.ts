import { type AdminRecord, getAdminUser, getCurrentUser } from '@setu/contracts';
import {
  type AccountKind,
  api,
  isUnauthorized,
  onOtherAccount,
  pageAccount,
  setPageAccount,
} from '@setu/mfe-kit';
import { type Boot, noPageAccount } from '@setu/protocol';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { endAccountChange, hasAccountChange, showAccountChange } from './account-change';
import { type Accounts, openAccountChannel } from './account-channel';

const adminKey = [getAdminUser.path];
const isVisitors = () => pageAccount('user') === noPageAccount;

/** Checks whether the session matches the page. When the check fails, nothing changes. */
const compare = async (kind: AccountKind, client: QueryClient): Promise<void> => {
  try {
    await api.call(kind === 'user' ? getCurrentUser : getAdminUser, {});
    endAccountChange(kind);
  } catch (error) {
    if (!isUnauthorized(error)) return;
    if (kind === 'admin') client.setQueryData<AdminRecord | null>(adminKey, null);
    else if (isVisitors()) endAccountChange(kind);
    else showAccountChange({ kind, change: 'logged-out' });
  }
};

/** Administrators log in and out without loading another page. */
const followAdmin = (client: QueryClient, onChange: () => void): (() => void) => {
  const adminHash = hashKey(adminKey);
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== adminHash || query.state.data === undefined) return;
    const account = (query.state.data as AdminRecord | null)?.id;
    if (account === pageAccount('admin')) return;
    setPageAccount('admin', account);
    endAccountChange('admin');
    onChange();
  });
};

/**
 * Adds the page's accounts to its calls, and shows when another account is logged in. The page after a sign-in or a sign-out
 * announces it to other tabs.
 * @returns a function that stops it
 */
export const followAccounts = (client: QueryClient, { accounts }: Boot): (() => void) => {
  if (!accounts) return () => {};
  setPageAccount('user', accounts.user);
  setPageAccount('admin', accounts.admin);
  onOtherAccount((kind) =>
    showAccountChange({ kind, change: kind === 'user' && isVisitors() ? 'logged-in' : 'other-account' }),
  );
  const handleAccounts = (others: Accounts) => {
    for (const kind of ['user', 'admin'] as const) {
      const [own, other] = [pageAccount(kind), others[kind]];
      if (own === undefined || other === undefined) continue;
      if (own !== other || hasAccountChange(kind)) void compare(kind, client);
    }
  };
  const announce = () =>
    channel.announce({ user: pageAccount('user'), admin: pageAccount('admin') ?? noPageAccount });
  const channel = openAccountChannel(handleAccounts, () => void compare('user', client));
  const stop = followAdmin(client, announce);
  announce();
  return () => {
    stop();
    channel.close();
  };
};
