import { ReplyToolsProvider } from '@setu/marketplace';
import { handleUnauthorized, usePageHead, useSession } from '@setu/mfe-kit';
import { Container, FullPageSpinner, Heading, media, Stack, Text, token } from '@setu/ui';
import { Tab, TabList, TabPanel, Tabs } from '@setu/ui/tabs';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { FranchisesTab } from '../features/franchises/franchises-tab';
import { InquiriesTab } from '../features/inquiries/inquiries-tab';
import { CreationCards } from '../features/overview/creation-cards';
import { Figures } from '../features/overview/figures';
import { LatestInquiries } from '../features/overview/latest-inquiries';
import { OwnReplyTime } from '../features/overview/own-reply-time';
import { StillOpen } from '../features/overview/still-open';
import { WhatNeedsYou } from '../features/overview/what-needs-you';
import { aboutInquiry } from './about-inquiry';
import { Forms, preloadFranchiseForm, preloadRequirementForm } from './forms';
import { dashboardHead, words } from './head';
import { Needs } from './needs';
import { Notice } from './notice';
import { replyTools } from './reply-tools';
import { type Tab as TabName, tabLabels, tabs } from './tabs';
import { useAddress } from './use-address';

const Root = styled(Container)`
  padding-block: ${token.space[24]} ${token.space[72]};

  ${media.tablet} {
    padding-top: ${token.space[32]};
  }
`;

interface BrandDashboardProps {
  search: URLSearchParams;
  /** The tab that is open when the address contains none. */
  firstTab: TabName;
}

function Dashboard({ search, firstTab }: BrandDashboardProps) {
  const { address, openTab, openForm, openStep, linkToStep, closeForm } = useAddress(search, firstTab);
  const [notice, setNotice] = useState<string | null>(null);
  usePageHead(dashboardHead());

  const create = (what: 'franchise' | 'requirement') => () => openForm({ create: what, edit: null });
  const edit = (id: string, step?: string) => openForm({ create: null, edit: id }, step);

  return (
    <Root>
      <Stack $gap={4} style={{ marginBottom: 24 }}>
        <Heading level={1}>{words.title}</Heading>
        <Text $tone="muted">{words.subtitle}</Text>
      </Stack>
      <ReplyToolsProvider value={replyTools}>
        <Tabs value={address.tab} onValueChange={(tab) => openTab(tab as TabName)}>
          <TabList aria-label={words.title}>
            {tabs.map((tab) => (
              <Tab key={tab} value={tab}>
                {tabLabels[tab]}
              </Tab>
            ))}
          </TabList>
          <Notice text={notice} onDismiss={() => setNotice(null)} />
          <TabPanel value="overview">
            <Stack $gap={24}>
              <WhatNeedsYou />
              <StillOpen />
              <Figures />
              <CreationCards
                onFranchise={create('franchise')}
                onFranchiseNear={preloadFranchiseForm}
                onRequirement={create('requirement')}
                onRequirementNear={preloadRequirementForm}
              />
              <LatestInquiries />
              <OwnReplyTime />
            </Stack>
          </TabPanel>
          <TabPanel value="franchises">
            <FranchisesTab
              onCreate={create('franchise')}
              onEdit={edit}
              onCopy={(id) => openForm({ create: 'franchise', edit: id })}
              onFormNear={preloadFranchiseForm}
            />
          </TabPanel>
          <TabPanel value="requirements">
            <Needs onCreate={create('requirement')} onEdit={edit} onFormNear={preloadRequirementForm} />
          </TabPanel>
          <TabPanel value="inquiries">
            <InquiriesTab renderAbout={aboutInquiry} />
          </TabPanel>
        </Tabs>
      </ReplyToolsProvider>
      <Forms
        address={address}
        linkToStep={linkToStep}
        openStep={openStep}
        onClose={closeForm}
        onNotice={setNotice}
      />
    </Root>
  );
}

/** The dashboard of a brand: its franchises, its property needs, and its inquiries. For brands only. */
export function BrandDashboard(props: BrandDashboardProps) {
  const { state, user } = useSession();
  useEffect(() => {
    if (state === 'signed-out') handleUnauthorized();
  }, [state]);
  if (state === 'loading') return <FullPageSpinner />;
  return user?.role === 'brand' ? <Dashboard {...props} /> : null;
}
