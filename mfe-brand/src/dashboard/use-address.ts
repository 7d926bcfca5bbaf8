import { useLatestAddress } from '@setu/mfe-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DashboardAddress, readAddress, writeAddress } from './address';
import type { Tab } from './tabs';

/** Which form is open over the dashboard. */
export type FormAddress = Pick<DashboardAddress, 'create' | 'edit'>;

/** The dashboard's state in the URL. Opening a tab adds an entry to the history, opening a form does not. */
export const useAddress = (search: URLSearchParams, firstTab: Tab) => {
  const navigate = useNavigate();
  const address = readAddress(search, firstTab);

  const shown = useLatestAddress(address);

  const openTab = useCallback(
    (tab: Tab) => void navigate({ search: writeAddress({ tab, create: null, edit: null }) }),
    [navigate],
  );
  const openForm = (form: FormAddress) =>
    void navigate({ search: writeAddress({ tab: address.tab, ...form }) }, { replace: true });
  /** Closes a form only while it is still open: a late response must not navigate. */
  const closeForm = useCallback(
    ({ create, edit }: FormAddress) => {
      const now = shown.current;
      if (now?.create === create && now.edit === edit)
        void navigate({ search: writeAddress({ ...now, create: null, edit: null }) }, { replace: true });
    },
    [navigate, shown],
  );
  return { address, openTab, openForm, closeForm };
};
