import { useLatestAddress } from '@setu/mfe-kit';
import { useNavigate } from 'react-router-dom';
import { type Panel, readPanel, withPanel } from './address';

/** The panel over the dashboard, from the URL. Opening one adds an entry to the history; switching to another does not. */
export const usePanel = (search: URLSearchParams) => {
  const navigate = useNavigate();
  const panel = readPanel(search);

  const shown = useLatestAddress(search);

  const openPanel = (next: Panel) =>
    void navigate({ search: withPanel(search, next) }, { replace: panel !== null });
  /** Closes a panel only while it is still open: a late response must not navigate. */
  const closePanel = (one: Panel) => {
    const now = shown.current;
    if (now && readPanel(now) === one) void navigate({ search: withPanel(now, null) }, { replace: true });
  };
  return { panel, openPanel, closePanel };
};
