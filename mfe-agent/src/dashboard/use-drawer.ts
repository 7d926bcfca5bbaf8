import { useLatestAddress } from '@setu/mfe-kit';
import { useNavigate } from 'react-router-dom';
import { type Drawer, readDrawer, withDrawer } from './address';

/** The drawer over the dashboard, from the URL. Opening a drawer adds an entry to the history; switching to another does not. */
export const useDrawer = (search: URLSearchParams) => {
  const navigate = useNavigate();
  const drawer = readDrawer(search);

  const shown = useLatestAddress(search);

  const openDrawer = (next: Drawer) =>
    void navigate({ search: withDrawer(search, next) }, { replace: drawer !== null });
  /** Closes a drawer only while it is still open: a late response must not navigate. */
  const closeDrawer = (one: Drawer) => {
    const now = shown.current;
    if (now && readDrawer(now) === one) void navigate({ search: withDrawer(now, null) }, { replace: true });
  };
  return { drawer, openDrawer, closeDrawer };
};
