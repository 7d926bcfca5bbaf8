// Before React: it looks once for who wants to know of its commits.
import './faults/checks/render-loop';
import '@setu/ui/global.css';
import { beginDraftsOf, currentUser, makeQueryClient } from '@setu/mfe-kit';
import { type DehydratedState, hydrate, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Prepared } from './devtools/page-tools';
import { prepareBoot } from './devtools/prepare-boot';
import { App } from './frame/app';
import { beginScrollMemory } from './frame/scroll-memory';
import { readBoot } from './page/read-boot';
import { makeScreenLoader } from './remotes/screen-loader';
import { findRoute } from './routing/find-route';
import { shellRoutes } from './routing/shell-routes';

const rootId = 'root';

/** Starts the page: its first screen is on its way before React renders anything. */
const start = (page: Document, { boot, tools }: Prepared): void => {
  const root = page.getElementById(rootId);
  if (!root) throw new Error(`The page has no element with the id ${rootId}`);
  beginScrollMemory();
  if (boot.user) beginDraftsOf(boot.user.id);
  const loader = makeScreenLoader();
  loader.watchFaults();
  const first = findRoute(location.pathname, boot.user, boot.remotes, shellRoutes);
  if (first.kind === 'remote') loader.preload(first.remote, first.route.screen);

  const client = makeQueryClient();
  if (boot.state) hydrate(client, boot.state as DehydratedState);
  if (boot.userKnown) client.setQueryData(currentUser().queryKey, boot.user);

  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <App boot={boot} loader={loader} tools={tools} />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
};

const prepared = prepareBoot(readBoot(document));
if (prepared instanceof Promise) void prepared.then((ready) => start(document, ready));
else start(document, prepared);
