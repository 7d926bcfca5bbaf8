import { type Answerer, aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { BrandDashboard } from '../src/dashboard/dashboard';

type Request = Parameters<Answerer>[0];
type Answer = Awaited<ReturnType<Answerer>>;
/** The answer to a call: a body, or a function that returns the reply. */
type Reply = unknown[] | Record<string, unknown> | ((request: Request) => Answer | Promise<Answer>);

/** Answers by method and path. By default lists and the views of a brand are empty. */
export type Answers = Record<string, Reply>;

const nothing: Answers = {
  'GET /api/my-franchises': [],
  'GET /api/reply-record': { inquiries: 0, answered: 0, isMarked: false },
  'GET /api/my-franchise-drafts': [],
  'GET /api/my-franchisees': [],
  'GET /api/my-open-questions': [],
  'GET /api/my-requirements': [],
  'GET /api/inquiries': [],
  'GET /api/agent/assignments': [],
  'GET /api/agent/profiles': [],
  'GET /api/analytics/my-franchises': { total: 0, perDay: [{ day: '2026-11-20', views: 0 }] },
};

const brand = aUser({ role: 'brand' });

/** A problem document as the services return it. */
export const problem = (status: number, code: string, detail: string, errors?: object[]) => ({
  status,
  body: { type: 'about:blank', title: status === 401 ? 'Unauthorized' : 'No', status, code, detail, errors },
});

function Screen() {
  const { pathname, search } = useLocation();
  return (
    <>
      <BrandDashboard
        search={new URLSearchParams(search)}
        firstTab={pathname === '/properties' ? 'requirements' : 'overview'}
      />
      <output aria-label="address">{pathname + search}</output>
    </>
  );
}

let stop: () => Promise<void> = async () => {};

/** Stops the server of the last dashboard, as when a page is closed. */
export const closeServer = async () => {
  await stop();
  stop = async () => {};
};

/** Stops the server of the last dashboard and clears drafts and toasts. Call it after each test. */
export const closeDashboard = async () => {
  await closeServer();
  sessionStorage.clear();
  act(() => dismissToast());
};

/** Renders the dashboard at an address, with a real HTTP server that gives these answers. */
export const openDashboard = async (at: string, answers: Answers = {}, user = brand) => {
  const known = { ...nothing, ...answers };
  const server = await startServer(async (request) => {
    const reply = known[`${request.method} ${request.url.split('?')[0]}`];
    if (reply === undefined) return problem(404, 'not_found', 'Nothing is there.');
    return typeof reply === 'function' ? reply(request) : { body: reply };
  });
  stop = server.stop;
  await renderScreen(<Screen />, { at, user, server: server.origin });
  return { ...server, sent: (method: string) => server.seen.filter((one) => one.method === method) };
};

/** The toast that is open. */
export const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);
