import { inquiryCount } from '@setu/marketplace';
import { lazyComponent, usePageHead, useUnauthorized } from '@setu/mfe-kit';
import { Container, ErrorState, formatTotal, media, Opened, Stack, token } from '@setu/ui';
import { Tab, TabList, TabPanel, Tabs } from '@setu/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Assignments } from '../features/assignments/assignments';
import { Demands } from '../features/demands/demands';
import { agentProfile } from '../features/profile/profile.queries';
import { ProfileSkeleton } from '../features/profile/profile-skeleton';
import { ProfileView } from '../features/profile/profile-view';
import { type Drawer, readTab } from './address';
import { dashboardHead } from './head';
import { DashboardHeader } from './header';
import { type Tab as TabName, tabLabels, tabs } from './tabs';
import { useDrawer } from './use-drawer';
import { WhatNeedsYou } from './what-needs-you';

const { Component: CreateProfile } = lazyComponent(
  () => import('../features/profile/create-profile'),
  'CreateProfile',
);
const { Component: PropertyDrawers, preload: preloadProperties } = lazyComponent(
  () => import('../features/properties/property-drawers'),
  'PropertyDrawers',
);
const { Component: MessagesDrawer, preload: preloadMessages } = lazyComponent(
  () => import('../features/messages/messages-drawer'),
  'MessagesDrawer',
);

const preload = (drawer: Drawer) => (drawer === 'messages' ? preloadMessages() : preloadProperties());

const Root = styled(Container)`
  &:focus {
    outline: none;
  }

  padding-block: ${token.space[24]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[32]};
  }
`;

const Body = styled.div`
  margin-top: ${token.space[24]};
`;

interface AgentDashboardProps {
  search: URLSearchParams;
  /** The tab that is open when the address contains none. */
  firstTab: TabName;
}

/** The dashboard of an agent: first a profile is required, then profile, demands and assignments are tabs. */
export function AgentDashboard({ search, firstTab }: AgentDashboardProps) {
  const navigate = useNavigate();
  const profile = useQuery(agentProfile());
  const { data: unanswered } = useQuery(inquiryCount('received', 'unanswered'));
  usePageHead(dashboardHead);
  useUnauthorized(profile.error);

  const root = useRef<HTMLDivElement>(null);
  // The focused form was removed, so the focus moves to the top of the dashboard.
  const focusTop = () => {
    root.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  const tab = readTab(search, firstTab);
  const { drawer, openDrawer, closeDrawer } = useDrawer(search);
  const showTab = (next: string) => void navigate({ search: next === firstTab ? '' : `tab=${next}` });

  return (
    <Root ref={root} tabIndex={-1}>
      <DashboardHeader
        profile={profile.data ?? null}
        waiting={unanswered && unanswered.total > 0 ? formatTotal(unanswered) : null}
        onDrawer={openDrawer}
        onNear={preload}
      />
      <Body>
        {profile.isPending ? <ProfileSkeleton /> : null}
        {profile.isError && !profile.data ? (
          <ErrorState
            title="Your profile could not be loaded."
            onRetry={() => void profile.refetch()}
            busy={profile.isFetching}
          />
        ) : null}
        {profile.data === null ? (
          <Suspense fallback={<ProfileSkeleton />}>
            <CreateProfile onCreated={focusTop} />
          </Suspense>
        ) : null}
        {profile.data ? (
          <Tabs value={tab} onValueChange={showTab}>
            <TabList aria-label="Agent dashboard">
              {tabs.map((name) => (
                <Tab key={name} value={name}>
                  {tabLabels[name]}
                </Tab>
              ))}
            </TabList>
            <TabPanel value="profile">
              <Stack $gap={24}>
                <WhatNeedsYou search={search} />
                <ProfileView profile={profile.data} />
              </Stack>
            </TabPanel>
            <TabPanel value="demands">
              <Demands search={search} />
            </TabPanel>
            <TabPanel value="assignments">
              <Assignments onBrowse={() => showTab('demands')} />
            </TabPanel>
          </Tabs>
        ) : null}
      </Body>
      {profile.data ? (
        <Opened>
          {drawer === 'properties' || drawer === 'new-property' ? (
            <PropertyDrawers drawer={drawer} onDrawer={openDrawer} onClose={() => closeDrawer(drawer)} />
          ) : null}
          {drawer === 'messages' ? <MessagesDrawer onClose={() => closeDrawer('messages')} /> : null}
        </Opened>
      ) : null}
    </Root>
  );
}
