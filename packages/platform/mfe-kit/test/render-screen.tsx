import type { User } from '@setu/protocol';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { currentUser, makeQueryClient, setTransport, type Transport } from '../src/index';

interface Surroundings {
  /** Address of the page: path, query and hash. */
  at?: string;
  /** The signed-in user; null for a visitor. */
  user?: User | null;
  /** Fills the cache before the first render, as the data of a page does. */
  client?: QueryClient;
  /** Answers the calls of the screen, or is the origin of a real server, such as `http://127.0.0.1:4000`. */
  server?: Transport | string;
}

const noServer: Transport = (url) => Promise.reject(new Error(`Nobody answers ${url} in this test`));

const transportTo = (server: Transport | string): Transport =>
  typeof server === 'string' ? (url, init) => fetch(server + url, init) : server;

/**
 * Renders a screen or a part of one inside query client, router and session, as the shell does.
 * @returns what Testing Library's `render` returns, and the query client
 */
export const renderScreen = async (
  screen: ReactNode,
  { at = '/', user = null, client = makeQueryClient(), server = noServer }: Surroundings = {},
): Promise<RenderResult & { client: QueryClient }> => {
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
