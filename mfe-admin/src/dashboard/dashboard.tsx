import { late } from '@setu/mfe-kit';
import { Button, Container, Heading, Icon, media, Skeleton, Stack, Text, token } from '@setu/ui';
import { Tab, TabList, TabPanel, Tabs } from '@setu/ui/tabs';
import { LogOut } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { searchOfTab, type TabName, tabOf, tabs } from '../address/place';
import { useAdminAuth } from '../admin-auth/admin-auth';
import { Overview } from '../features/overview/overview';

const Page = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[32]};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[16]};
  margin-bottom: ${token.space[16]};
`;

interface PanelProps {
  search: URLSearchParams;
}

const loaders = {
  users: () => import('./users-tab'),
  content: () => import('./content-tab'),
  inquiries: () => import('./inquiries-tab'),
  settings: () => import('../features/settings/settings'),
} as const;

const Users = late(async () => (await loaders.users()).UsersTab);
const Content = late(async () => (await loaders.content()).ContentTab);
const Inquiries = late(async () => (await loaders.inquiries()).InquiriesTab);
const Settings = late(async () => (await loaders.settings()).Settings);

const panels: Readonly<
  Record<TabName, { label: string; Panel: ComponentType<PanelProps>; load?: () => unknown }>
> = {
  overview: { label: 'Overview', Panel: Overview },
  users: { label: 'Users', Panel: Users, load: loaders.users },
  content: { label: 'Content', Panel: Content, load: loaders.content },
  inquiries: { label: 'Inquiries', Panel: Inquiries, load: loaders.inquiries },
  settings: { label: 'Settings', Panel: Settings, load: loaders.settings },
};

/** The administrators' dashboard: who is logged in, and five tabs that the address names. */
export function Dashboard({ search }: PanelProps) {
  const { admin, logout, isLoggingOut } = useAdminAuth();
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
        <Button variant="secondary" busy={isLoggingOut} onClick={logout}>
          <Icon of={LogOut} />
          Logout
        </Button>
      </Top>
      <Tabs value={current} onValueChange={handleTab}>
        <TabList aria-label="Admin dashboard">
          {tabs.map((tab) => {
            const { label, load } = panels[tab];
            return (
              <Tab key={tab} value={tab} onPointerEnter={load} onFocus={load}>
                {label}
              </Tab>
            );
          })}
        </TabList>
        {tabs.map((tab) => {
          const { Panel } = panels[tab];
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
