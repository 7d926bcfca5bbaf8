import { type FooterPlace, makeFooterPlace, PageFooterPlace, useSession } from '@setu/mfe-kit';
import type { Boot } from '@setu/protocol';
import { FullPageSpinner, SkipLink } from '@setu/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { AccountNotice } from '../account/account-notice';
import { ConfirmEmailNotice } from '../account/confirm-email-notice';
import { LazyDevTools } from '../devtools/lazy-devtools';
import type { PageTools } from '../devtools/page-tools';
import { Header } from '../header/header';
import { useAdministrator } from '../header/use-administrator';
import type { ScreenLoader } from '../remotes/screen-loader';
import { findRoute } from '../routing/find-route';
import { FooterArea } from './footer-area';
import { Page } from './page';
import { Toasts } from './toasts';
import { Tooltips } from './tooltips';
import { useLinkPreload } from './use-link-preload';
import { useScrollAndFocus } from './use-scroll-and-focus';

const mainId = 'main';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  @media print {
    display: block;
    min-height: 0;
  }
`;

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`;

interface AppProps {
  boot: Boot;
  loader: ScreenLoader;
  /** Null for ordinary visitors. */
  tools?: PageTools | null;
  /** On the server: the place for the footer of the screen. */
  footer?: FooterPlace;
}

/** The frame around every screen: header, the screen itself and its footer, notifications, tooltips. */
export function App({ boot, loader, tools = null, footer }: AppProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const [browserFooter] = useState(makeFooterPlace);
  const [loadedPath] = useState(pathname);
  const isAdministrator = useAdministrator(boot);
  useScrollAndFocus(mainId);
  useLinkPreload(boot, session.user, loader, mainId);
  if (session.state === 'loading') return <FullPageSpinner />;
  const match = findRoute(pathname, session.user, boot.remotes);
  return (
    <Frame>
      <SkipLink href={`#${mainId}`}>Skip to content</SkipLink>
      <Header user={session.user} pathname={pathname} isAdministrator={isAdministrator} />
      {session.user?.awaitsConfirmation && pathname !== '/settings' ? (
        <ConfirmEmailNotice user={session.user} />
      ) : null}
      <Main id={mainId} tabIndex={-1}>
        <PageFooterPlace value={footer ?? browserFooter}>
          <Page match={match} isLoadedHere={pathname === loadedPath} isDemo={boot.demo} loader={loader} />
        </PageFooterPlace>
      </Main>
      <FooterArea place={browserFooter.ref} />
      <AccountNotice user={session.user} />
      <Toasts />
      <Tooltips />
      {tools ? <LazyDevTools tools={tools} loader={loader} /> : null}
    </Frame>
  );
}
