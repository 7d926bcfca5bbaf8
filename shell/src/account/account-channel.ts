import type { AccountKind } from '@setu/mfe-kit';
import { openChannel } from '../page/open-channel';

/** The accounts of a page, `none` without one; an unknown account is absent. */
export type Accounts = Partial<Record<AccountKind, string>>;

/**
 * Connects the tabs of a browser, which announce the accounts of their pages. Without a channel they detect a change with their next call.
 * @param onRestored called when the browser restores the page from memory, after messages may have been missed
 */
export const openAccountChannel = (onAccounts: (accounts: Accounts) => void, onRestored: () => void) => {
  let channel: BroadcastChannel | null = null;
  const connect = () => {
    channel = openChannel('accounts');
    channel?.addEventListener('message', ({ data }: MessageEvent<Accounts>) => onAccounts(data));
  };
  const disconnect = () => channel?.close();
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    connect();
    onRestored();
  };
  connect();
  // A page with an open channel may not enter the back/forward cache.
  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', handleShow);
  return {
    announce: (accounts: Accounts) => channel?.postMessage(accounts),
    close: () => {
      removeEventListener('pagehide', disconnect);
      removeEventListener('pageshow', handleShow);
      disconnect();
    },
  };
};
