import { useLatestAddress } from '@setu/mfe-kit';
import { useNavigate } from 'react-router-dom';
import { type Panel, readPanel, withPanel } from './address';

/** The panel over the dashboard, which the address names. To open one is a step of the history; to go on to another is not. */
export const usePanel = (search: URLSearchParams) => {
  const navigate = useNavigate();
  const panel = readPanel(search);

  const shown = useLatestAddress(search);

  const openPanel = (next: Panel) =>
    void navigate({ search: withPanel(search, next) }, { replace: panel !== null });
  /** Closes a panel that is still open: what was sent from it may be answered when one has long gone elsewhere. */
  const closePanel = (one: Panel) => {
    const now = shown.current;
    if (now && readPanel(now) === one) void navigate({ search: withPanel(now, null) }, { replace: true });
  };
  return { panel, openPanel, closePanel };
};
