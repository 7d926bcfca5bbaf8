import { lazyComponent, usePreload } from '@setu/mfe-kit';
import { Button, Cluster, Container, Heading, Icon, media, Skeleton, Stack, Text, token } from '@setu/ui';
import { LogOut } from '@setu/ui/icons';
import { Tab, TabList, TabPanel, Tabs } from '@setu/ui/tabs';
import { type ComponentType, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { FindButton } from '../features/find/find-button';
import { Overview } from '../features/overview/overview';
import { useAdminAuth } from '../shared/admin-auth/admin-auth';
import { searchOfTab, tabOf } from './address';
import { type TabName, tabs } from './tabs';

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[32]};
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};
  margin-bottom: ${token.space[16]};
`;

const Actions = styled(Cluster)`
  flex: none;
  justify-content: flex-end;
`;

interface PanelProps {
  search: URLSearchParams;
}

const users = lazyComponent(() => import('./users-tab'), 'UsersTab');
const content = lazyComponent(() => import('./content-tab'), 'ContentTab');
const inquiries = lazyComponent(() => import('./inquiries-tab'), 'InquiriesTab');
const settings = lazyComponent(() => import('../features/settings/settings'), 'Settings');

const panels: Readonly<Record<TabName, { label: string; Component: ComponentType<PanelProps> }>> = {
  overview: { label: 'Overview', Component: Overview },
  users: { label: 'Users', Component: users.Component },
  content: { label: 'Content', Component: content.Component },
  inquiries: { label: 'Inquiries', Component: inquiries.Component },
  settings: { label: 'Settings', Component: settings.Component },
};

const preloadPanels = () => {
  for (const { preload } of [users, content, inquiries, settings]) preload();
};

/** The administrators' dashboard: the logged-in administrator, and five tabs whose state is in the address. */
export function Dashboard({ search }: PanelProps) {
  const { admin, logout, isLoggingOut } = useAdminAuth();
  usePreload(preloadPanels);
  const navigate = useNavigate();
  const current = tabOf(search);
  const handleTab = (tab: string) => void navigate({ search: searchOfTab(tab as TabName) });

  return (
    <Page>
      <Top>
        <Stack $gap={4}>
          <Heading level={1}>Admin Dashboard</Heading>
          <Text $tone="muted">Welcome back, {admin?.name}!</Text>
        </Stack>
        <Actions $gap={8}>
          <FindButton />
          <Button variant="secondary" busy={isLoggingOut} onClick={logout}>
            <Icon of={LogOut} />
            Logout
          </Button>
        </Actions>
      </Top>
      <Tabs value={current} onValueChange={handleTab}>
        <TabList aria-label="Admin dashboard">
          {tabs.map((tab) => (
            <Tab key={tab} value={tab}>
              {panels[tab].label}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => {
          const { Component: Panel } = panels[tab];
          return (
            <TabPanel key={tab} value={tab}>
              {tab === current ? (
                <Suspense fallback={<Skeleton height="320px" />}>
                  <Panel search={search} />
                </Suspense>
              ) : null}
            </TabPanel>
          );
        })}
      </Tabs>
    </Page>
  );
}
