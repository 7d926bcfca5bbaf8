import { currentUser, makeQueryClient } from '@setu/mfe-kit';
import type { Boot } from '@setu/protocol';
import { type DehydratedState, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';

/** The page's query client, with the data from its HTML. */
export const bootQueryClient = (boot: Boot): QueryClient => {
  const client = makeQueryClient();
  if (boot.state) hydrate(client, boot.state as DehydratedState);
  if (boot.userKnown) client.setQueryData(currentUser().queryKey, boot.user);
  return client;
};

interface RootProps {
  client: QueryClient;
  /** The router with the app. */
  children: ReactNode;
}

/** The providers around the app, in the browser and on the server. */
export function Root({ client, children }: RootProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </StrictMode>
  );
}
