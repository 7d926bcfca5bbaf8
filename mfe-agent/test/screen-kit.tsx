import { type Answerer, aUser, startServer } from '@setu/marketplace/testing';
import { renderScreen } from '@setu/mfe-kit/testing';
import { currentToasts, dismissToast } from '@setu/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

/** A refusal as the API returns it. */
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

/** Answers by method and path without query; other calls get 404. */
export const answers =
  (table: Record<string, Answerer>): Answerer =>
  (asked) =>
    table[`${asked.method} ${asked.url.split('?')[0]}`]?.(asked) ??
    problem(404, 'not_found', `nothing said for ${asked.url}`);

const running: (() => Promise<void>)[] = [];

/** Renders a part of the dashboard for an agent, with a real server that gives these answers. */
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

/** Stops the server of a test and clears storage and toasts. */
export const cleanUp = async () => {
  await Promise.all(running.splice(0).map((stop) => stop()));
  sessionStorage.clear();
  act(() => dismissToast());
};

/** Clicks a button as soon as it exists, and waits for its immediate effects. */
export const press = async (
  name: string | RegExp,
  part: Pick<typeof screen, 'findByRole'> = screen,
): Promise<void> => {
  const button = await part.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

/** The toast that is open. */
export const shownToast = () => currentToasts().find(({ isOpen }) => isOpen);

/** Records attempts to navigate, which jsdom reports as errors. */
export const listenForLeaving = () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  return {
    wasLeft: () => complaints.mock.calls.some(([said]) => String(said).includes('navigation')),
    restore: () => complaints.mockRestore(),
  };
};

/** A promise that the test resolves itself. */
export const held = () => {
  let letGo = () => {};
  const promise = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { promise, letGo: () => letGo() };
};
