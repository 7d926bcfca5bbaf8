import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DashboardAddress, readAddress, type Tab, writeAddress } from './dashboard-address';

/** The dashboard's state in the address. A tab is a step of the history, a form over it is not. */
export const useDashboardAddress = (search: URLSearchParams, firstTab: Tab) => {
  const navigate = useNavigate();
  const text = search.toString();
  const address = readAddress(search, firstTab);

  const openTab = useCallback(
    (tab: Tab) => void navigate({ search: writeAddress({ tab, create: null, edit: null }) }),
    [navigate],
  );
  const change = useCallback(
    (patch: Partial<DashboardAddress>) => {
      const now = readAddress(new URLSearchParams(text), firstTab);
      void navigate({ search: writeAddress({ ...now, ...patch }) }, { replace: true });
    },
    [navigate, text, firstTab],
  );
  return { address, openTab, change };
};
