import type { CurrentUser } from '@setu/contracts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { currentUser, makeQueryClient, setTransport, type Transport } from '../src/index';

// Lazy parts are compiled when first asked for, which takes its time on a machine that does much else.
configure({ asyncUtilTimeout: 10_000 });

interface Surroundings {
  /** Address the page is at: path, query and hash. */
  at?: string;
  /** Who is signed in; null for a visitor. */
  user?: CurrentUser | null;
  /** What the page brought along is put in here before. */
  client?: QueryClient;
  /** Answers the calls the screen makes; or the origin of a real server, such as `http://127.0.0.1:4000`. */
  server?: Transport | string;
}

const noServer: Transport = (url) => Promise.reject(new Error(`Nobody answers ${url} in this test`));

const transportTo = (server: Transport | string): Transport =>
  typeof server === 'string' ? (url, init) => fetch(server + url, init) : server;

/**
 * Renders a screen, or a part of one, as it stands in the platform: query client, router and session around it.
 * @returns what Testing Library's `render` returns, and the query client
 */
export const renderScreen = async (
  screen: ReactNode,
  { at = '/', user = null, client = makeQueryClient(), server = noServer }: Surroundings = {},
) => {
  const transport = transportTo(server);
  setTransport(() => transport);
  client.setQueryData(currentUser().queryKey, user);
  const rendered = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  return { ...rendered, client };
};
