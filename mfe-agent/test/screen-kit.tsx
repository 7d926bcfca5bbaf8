import { type Answerer, aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, configure, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

// Finding by role takes a while in a form of many fields, more so on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** A reply that refuses, as the API writes it. */
export const problem = (status: number, code: string, detail: string, errors?: object[]) => ({
  status,
  body: { type: 'about:blank', title: status === 401 ? 'Unauthorized' : 'No', status, code, detail, errors },
});

/** A page of a list. */
export const page = (items: readonly object[], total = items.length, next?: string) => ({
  body: items,
  headers: {
    'x-total-count': String(total),
    ...(next ? { link: `</api/list?cursor=${next}>; rel="next"` } : {}),
  },
});

/** Answers by method and path, the query left out; what nobody said is not there. */
export const answers =
  (table: Record<string, Answerer>): Answerer =>
  (asked) =>
    table[`${asked.method} ${asked.url.split('?')[0]}`]?.(asked) ??
    problem(404, 'not_found', `nothing said for ${asked.url}`);

const running: (() => Promise<void>)[] = [];

/** Shows a part of the dashboard to an agent, with a real server behind it that answers as told. */
export const show = async (part: ReactNode, answer: Answerer, at = '/dashboard') => {
  const server = await startServer(answer);
  running.push(server.stop);
  const { client, unmount } = await renderScreen(part, {
    at,
    user: aUser({ role: 'agent' }),
    server: server.origin,
  });
  return { seen: server.seen, client, unmount };
};

/** Stops what a test started and forgets what it left behind. */
export const cleanUp = async () => {
  await Promise.all(running.splice(0).map((stop) => stop()));
  sessionStorage.clear();
  act(() => dismissToast());
};

/** Presses a button once it is there, and waits for what comes of it at once. */
export const press = async (
  name: string | RegExp,
  part: Pick<typeof screen, 'findByRole'> = screen,
): Promise<void> => {
  const button = await part.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

/** The message shown now. */
export const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);

/** jsdom cannot leave the page; that it was asked to is what it complains about. */
export const listenForLeaving = () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  return {
    wasLeft: () => complaints.mock.calls.some(([said]) => String(said).includes('navigation')),
    restore: () => complaints.mockRestore(),
  };
};

/** A promise that somebody else keeps. */
export const held = () => {
  let letGo = () => {};
  const promise = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { promise, letGo: () => letGo() };
};
