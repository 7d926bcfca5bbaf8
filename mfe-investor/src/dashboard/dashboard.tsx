import { lazyComponent, usePageHead, usePreload } from '@setu/mfe-kit';
import { Container, Heading, media, Skeleton, Stack, Text, token } from '@setu/ui';
import { Tab, TabList, TabPanel, Tabs } from '@setu/ui/tabs';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Browse } from '../features/browse/browse';
import { Insights } from '../features/insights/insights';
import { Interests } from '../features/interests/interests';
import { readTab, tabSearch } from './address';
import { dashboardHead, dashboardSubtitle, dashboardTitle } from './head';
import { isTab, tabLabels, tabs } from './tabs';
import { WhatNeedsYou } from './what-needs-you';

const { Component: Calculator, preload: preloadCalculator } = lazyComponent(
  () => import('../features/calculator/calculator'),
  'Calculator',
);

const Root = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[32]};
  }
`;

/** The dashboard of an investor, with tabs for franchises, own interests, the calculator and insights. */
export function InvestorDashboard({ search }: { search: URLSearchParams }) {
  usePageHead(dashboardHead());
  usePreload(preloadCalculator);
  const navigate = useNavigate();
  const tab = readTab(search);
  const handleTab = (next: string) => {
    if (isTab(next)) void navigate({ search: tabSearch(next, search) });
  };
  return (
    <Root>
      <Stack $gap={24}>
        <Stack $gap={4}>
          <Heading level={1}>{dashboardTitle}</Heading>
          <Text $tone="muted">{dashboardSubtitle}</Text>
        </Stack>
        <Tabs value={tab} onValueChange={handleTab}>
          <TabList aria-label={dashboardTitle}>
            {tabs.map((name) => (
              <Tab key={name} value={name}>
                {tabLabels[name]}
              </Tab>
            ))}
          </TabList>
          <TabPanel value="browse">
            <Stack $gap={24}>
              <WhatNeedsYou />
              <Browse search={search} />
            </Stack>
          </TabPanel>
          <TabPanel value="interests">
            <Interests browse={{ search: tabSearch('browse', search) }} />
          </TabPanel>
          <TabPanel value="calculator">
            <Suspense fallback={<Skeleton height="420px" />}>
              <Calculator />
            </Suspense>
          </TabPanel>
          <TabPanel value="insights">
            <Insights />
          </TabPanel>
        </Tabs>
      </Stack>
    </Root>
  );
}
