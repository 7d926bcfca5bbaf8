import { site } from '@setu/contracts';
import { beginDraftsOf, setSite } from '@setu/mfe-kit';
import { startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { followAccounts } from './account/follow-accounts';
import type { Prepared } from './devtools/page-tools';
import { prepareBoot } from './devtools/prepare-boot';
import { App } from './frame/app';
import { BrowserRouter } from './frame/browser-router';
import { bootQueryClient, Root } from './frame/root';
import { beginScrollMemory } from './frame/scroll-memory';
import { dropFailedStyles } from './page/drop-failed-styles';
import { noteEarlyInput } from './page/early-input';
import { followWindow } from './page/follow-window';
import { isTranslated, tolerateForeignChanges } from './page/foreign-changes';
import { readBoot } from './page/read-boot';
import { reloadRestoredPage } from './page/reload-restored-page';
import { endOtherServiceWorkers } from './push/service-worker';
import { makeScreenLoader } from './remotes/screen-loader';
import { findRoute } from './routing/find-route';
import { measurePage } from './vitals/measure-page';

const rootId = 'root';

/** Its first screen is requested before React renders anything. */
const startWith = (page: Document, { boot, tools }: Prepared): void => {
  const root = page.getElementById(rootId);
  if (!root) throw new Error(`The page has no element with the id ${rootId}`);
  tolerateForeignChanges();
  dropFailedStyles(page);
  followWindow();
  beginScrollMemory();
  setSite(site);
  const client = bootQueryClient(boot);
  followAccounts(client, boot);
  if (boot.user) beginDraftsOf(boot.user.id);
  if (boot.user || boot.isAdministrator) reloadRestoredPage();
  const loader = makeScreenLoader();
  loader.watchFaults();
  const first = findRoute(location.pathname, boot.user, boot.remotes);
  if (first.kind === 'remote') loader.preload(first.remote, first.route.screen);
  void endOtherServiceWorkers();
  measurePage(boot.vitals, first, loader.states);

  const app = (
    <Root client={client}>
      <BrowserRouter>
        <App boot={boot} loader={loader} tools={tools} />
      </BrowserRouter>
    </Root>
  );
  if (root.dataset.rendered === undefined) createRoot(root).render(app);
  else {
    noteEarlyInput(root);
    const wasTranslated = isTranslated(root);
    const onRecoverableError: HydrationOptions['onRecoverableError'] = (error, { componentStack }) => {
      // The server left the screen to the browser, and has counted the reason.
      if (error instanceof Error && 'digest' in error) return;
      // biome-ignore lint/suspicious/noConsole: developers should see the fault; the page continues
      console.error('A part of the page was rendered again', error);
      if (!wasTranslated && !isTranslated(root)) loader.noteMismatch(error, componentStack ?? '');
    };
    // A transition is hydrated in slices of a few ms, so that taps and keys are answered in between.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  }
};

/** Starts the page: takes over what the server rendered, or renders it. */
export const start = (): void => {
  const prepared = prepareBoot(readBoot(document));
  if (prepared instanceof Promise) void prepared.then((ready) => startWith(document, ready));
  else startWith(document, prepared);
};
