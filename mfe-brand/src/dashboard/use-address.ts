import { useLatestAddress } from '@setu/mfe-kit';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DashboardAddress, readAddress, writeAddress } from './address';
import type { Tab } from './tabs';

/** Which form is open over the dashboard. */
export type FormAddress = Pick<DashboardAddress, 'create' | 'edit'>;

/** The number of steps of the open form that lie before an entry of the history. */
const stepsBefore = (state: unknown): number =>
  typeof state === 'object' &&
  state !== null &&
  'stepsBefore' in state &&
  typeof state.stepsBefore === 'number'
    ? state.stepsBefore
    : 0;

const isSameForm = (one: FormAddress | null, other: FormAddress) =>
  one?.create === other.create && one.edit === other.edit;

/**
 * The dashboard's state in the URL. Opening a tab or a step of a form adds an entry to the history, opening a form does not. Closing a form
 * goes back over its steps.
 */
export const useAddress = (search: URLSearchParams, firstTab: Tab) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const address = readAddress(search, firstTab);
  const depth = stepsBefore(state);
  const shown = useLatestAddress({ ...address, depth });
  /** The form that is being closed, until its first step is reached. */
  const closing = useRef<FormAddress | null>(null);

  const openTab = useCallback(
    (tab: Tab) => void navigate({ search: writeAddress({ tab, create: null, edit: null, step: null }) }),
    [navigate],
  );
  const openForm = (form: FormAddress, step: string | null = null) =>
    void navigate({ search: writeAddress({ tab: address.tab, ...form, step }) }, { replace: true });
  const linkToStep = (step: string) => ({
    to: writeAddress({ ...address, step }),
    state: { stepsBefore: depth + 1 },
  });
  const openStep = (step: string) => {
    const { to, ...options } = linkToStep(step);
    void navigate({ search: to }, options);
  };
  const leave = useCallback(
    (from: DashboardAddress) =>
      void navigate({ search: writeAddress({ ...from, create: null, edit: null }) }, { replace: true }),
    [navigate],
  );
  /** Closes a form only while it is still open: a late response must not navigate. */
  const closeForm = useCallback(
    (form: FormAddress) => {
      const now = shown.current;
      if (!now || !isSameForm(now, form)) return;
      if (now.depth === 0) return leave(now);
      closing.current = form;
      void navigate(-now.depth);
    },
    [navigate, shown, leave],
  );
  useEffect(() => {
    const form = closing.current;
    if (form === null || depth > 0) return;
    closing.current = null;
    if (isSameForm(shown.current, form) && shown.current) leave(shown.current);
  }, [depth, leave, shown]);
  return { address, openTab, openForm, openStep, linkToStep, closeForm };
};
