import type { AdminRecord } from '@setu/contracts';
import { type Answerer, startServer } from '@setu/marketplace/testing';
import { makeQueryClient } from '@setu/mfe-kit';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import AdminDashboard from '../src/screens/admin-dashboard';
import AdminLogin from '../src/screens/admin-login';
import { adminLookup } from '../src/shared/admin-auth/admin-auth.queries';

type Answer = Awaited<ReturnType<Answerer>>;
type Route = Answer | Answerer;

// jsdom has no layout: sizes never change, so each is reported once.
globalThis.ResizeObserver ??= class {
  readonly #measure: ResizeObserverCallback;
  constructor(measure: ResizeObserverCallback) {
    this.#measure = measure;
  }
  observe() {
    this.#measure([], this);
  }
  unobserve() {}
  disconnect() {}
};

/** Both screens with an output of the address. */
function Browser({ isDemo }: { isDemo: boolean }) {
  const { pathname, search } = useLocation();
  const Screen = pathname === '/admin/login' ? AdminLogin : AdminDashboard;
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <Screen params={{}} search={new URLSearchParams(search)} isDemo={isDemo} />
    </>
  );
}

/** A refusal as a problem document. */
export const refusal = (
  status: number,
  code: string,
  detail: string,
  errors?: { path: string; message: string }[],
) => ({
  status,
  body: { type: 'about:blank', title: status === 401 ? 'Unauthorized' : 'No', status, code, detail, errors },
});

/** A reply with one page of a list. */
export const page = (items: object[], total = items.length, next?: string) => ({
  body: items,
  headers: {
    'x-total-count': String(total),
    ...(next ? { link: `</api?cursor=${next}>; rel="next"` } : {}),
  },
});

let stop: () => Promise<void> = async () => {};

interface Opening {
  /** The administrator in the page's boot data: null when logged out, undefined when unknown. */
  admin?: AdminRecord | null;
  isDemo?: boolean;
  /** Replies by method and path without query; other calls get 404. */
  server?: Record<string, Route>;
}

/** Renders the remote at an address, with a real server. */
export const openAdmin = async (at: string, { admin, isDemo = false, server: routes = {} }: Opening = {}) => {
  const server = await startServer((request) => {
    const route = routes[`${request.method} ${request.url.split('?')[0]}`];
    if (!route) return refusal(404, 'not_found', 'Not in this test.');
    return typeof route === 'function' ? route(request) : route;
  });
  stop = server.stop;
  const client = makeQueryClient();
  if (admin !== undefined) client.setQueryData(adminLookup().queryKey, admin);
  await renderScreen(<Browser isDemo={isDemo} />, { at, client, server: server.origin });
  return { seen: server.seen, client };
};

/** Stops the server and clears toasts and storage. Call it after each test. */
export const closeAdmin = async () => {
  act(() => dismissToast());
  await stop();
  stop = async () => {};
  sessionStorage.clear();
  localStorage.clear();
};

export const address = () => screen.getByTestId('address').textContent;
export const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);
