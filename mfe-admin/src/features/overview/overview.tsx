import { media, Stack, token } from '@setu/ui';
import styled from 'styled-components';
import { RecentActivity } from './recent-activity';
import { Stats } from './stats';
import { Trends } from './trends';
import { WhatNeedsYou } from './what-needs-you';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[24]};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The Overview tab: open decisions, totals, the last 30 days, and recent activity. */
export function Overview() {
  return (
    <Stack $gap={24}>
      <WhatNeedsYou />
      <Stats />
      <Columns>
        <Trends />
        <RecentActivity />
      </Columns>
    </Stack>
  );
}
