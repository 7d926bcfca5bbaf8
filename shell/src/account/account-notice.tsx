import type { CurrentUser } from '@setu/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { useOnDemand } from '../lazy/use-on-demand';
import { accountChange, subscribeToAccountChange } from './account-change';

const loadDialog = async () => (await import('./account-dialog')).AccountDialog;
const nothing = () => null;

/** Shows that another account is logged in than the page was made for. Its code is lazy-loaded when that happens. */
export function AccountNotice({ user }: { user: CurrentUser | null }) {
  const change = useSyncExternalStore(subscribeToAccountChange, accountChange, nothing);
  const [onDemand, request] = useOnDemand(loadDialog);
  useEffect(() => {
    if (change) request();
  }, [change, request]);
  return change && onDemand.state === 'loaded' ? <onDemand.Component {...change} user={user} /> : null;
}
