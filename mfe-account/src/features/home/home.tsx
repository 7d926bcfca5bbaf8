import type { CurrentUser } from '@setu/contracts';
import { usePageHead } from '@setu/mfe-kit';
import {
  Card,
  Container,
  ErrorState,
  Grid,
  Heading,
  Icon,
  type IconType,
  media,
  Skeleton,
  Stack,
  StatCard,
  stretchedLink,
  Text,
  token,
} from '@setu/ui';
import { ArrowRight, Building2, CalendarPlus, ListChecks } from '@setu/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { platformStats, siteSettings } from './home.queries';
import { homeHead } from './home-head';
import { RecentActivity } from './recent-activity';
import { quickActions, subtitles } from './role-content';

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[72]};
`;

/** Two columns on a phone; a single last figure spans both. */
const Figures = styled(Grid)`
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;

    ${media.tablet} {
      grid-column: auto;
    }
  }
`;

/** A card with its text, and an arrow on the right. */
const Action = styled(Card)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};

  > svg {
    color: ${token.color.peacock};
  }
`;

const ActionLink = styled(Link)`
  ${stretchedLink}
  color: ${token.color.ink};
  font-weight: 600;
  text-decoration: none;
`;

type Figure = 'totalOpportunities' | 'activeListings' | 'newThisWeek';

const figures: readonly { label: string; of: Figure; icon: IconType }[] = [
  { label: 'Total Opportunities', of: 'totalOpportunities', icon: Building2 },
  { label: 'Active Listings', of: 'activeListings', icon: ListChecks },
  { label: 'New This Week', of: 'newThisWeek', icon: CalendarPlus },
];

/** Shown in place of a figure: a skeleton while it loads, a dash when it failed. */
const valueWithout = (error: Error | null) => (error ? '—' : <Skeleton width="5ch" height="32px" />);

const skeletons = ['a', 'b', 'c'];

function ActivitySkeleton() {
  return (
    <Stack $gap={8} role="status" aria-label="Loading">
      {skeletons.map((key) => (
        <Skeleton key={key} height="48px" />
      ))}
    </Stack>
  );
}

interface HomeProps {
  user: CurrentUser;
  /** Until this is known, figures are marked as samples. */
  isDemo: boolean;
}

/** Home of a signed-in user: greeting, three figures, quick actions by role, recent activity. */
export function Home({ user, isDemo }: HomeProps) {
  const site = useQuery(siteSettings());
  usePageHead(site.isPending ? null : homeHead(site.data));
  const { data: stats, dataUpdatedAt, error, isFetching, refetch } = useQuery(platformStats());
  return (
    <Page>
      <Stack $gap={32}>
        <Stack $gap={4}>
          <Heading level={1}>Welcome back, {user.firstName || 'User'}!</Heading>
          <Text $tone="muted">{subtitles[user.role]}</Text>
        </Stack>
        <Figures $min="30%" $gap={16} $phone={2}>
          {figures.map(({ label, of, icon }) => (
            <StatCard
              key={label}
              label={label}
              icon={icon}
              value={stats ? stats[of].toLocaleString('en-IN') : valueWithout(error)}
              note={(stats?.isSample ?? isDemo) ? 'Sample data' : undefined}
            />
          ))}
        </Figures>
        <Stack as="section" $gap={16} aria-labelledby="quick-actions">
          <Heading level={2} id="quick-actions">
            Quick Actions
          </Heading>
          <Grid $min="30%" $gap={16}>
            {quickActions[user.role].map(({ label, hint, to }) => (
              <Action key={label} $interactive>
                <div>
                  <ActionLink to={to}>{label}</ActionLink>
                  <Text $size={14} $tone="muted">
                    {hint}
                  </Text>
                </div>
                <Icon of={ArrowRight} />
              </Action>
            ))}
          </Grid>
        </Stack>
        <Stack as="section" $gap={16} aria-labelledby="recent-activity">
          <Heading level={2} id="recent-activity">
            Recent Activity
          </Heading>
          {stats ? <RecentActivity entries={stats.recentActivity} readAt={dataUpdatedAt} /> : null}
          {error ? (
            <ErrorState
              title="Figures and activity could not be loaded."
              onRetry={() => void refetch()}
              busy={isFetching}
            />
          ) : null}
          {stats || error ? null : <ActivitySkeleton />}
        </Stack>
      </Stack>
    </Page>
  );
}
