import { type CurrentUser, product } from '@setu/contracts';
import { usePageHead } from '@setu/mfe-kit';
import {
  Badge,
  Card,
  Cluster,
  Container,
  Grid,
  Heading,
  Stack,
  StatCard,
  stretchedLink,
  Text,
  token,
} from '@setu/ui';
import { Building2, CalendarPlus, ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { RecentActivity } from './recent-activity';
import { quickActions, subtitles } from './role-words';

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[72]};
`;

const ActionLink = styled(Link)`
  ${stretchedLink}
  color: ${token.color.ink};
  font-weight: 600;
  text-decoration: none;
`;

/** Figures of the demo; without demo data there is no call yet that could tell true ones. */
const figures = [
  { label: 'Total Opportunities', sample: '5,247', icon: Building2 },
  { label: 'Active Listings', sample: '1,832', icon: ListChecks },
  { label: 'New This Week', sample: '127', icon: CalendarPlus },
];

interface HomeProps {
  user: CurrentUser;
  /** Sample figures and activity are shown, and called that, in a demo only. */
  isDemo: boolean;
}

/** Home of a signed-in user: greeting, three figures, quick actions by role, recent activity. */
export function Home({ user, isDemo }: HomeProps) {
  usePageHead({ title: product.name, description: product.tagline, canonical: '/' });
  return (
    <Page>
      <Stack $gap={32}>
        <Stack $gap={4}>
          <Heading level={1}>Welcome back, {user.firstName || 'User'}!</Heading>
          <Text $tone="muted">{subtitles[user.role]}</Text>
        </Stack>
        <Grid $min="30%" $gap={16}>
          {figures.map(({ label, sample, icon }) => (
            <StatCard
              key={label}
              label={label}
              icon={icon}
              value={isDemo ? sample : '—'}
              note={isDemo ? 'Sample data' : 'No data yet'}
            />
          ))}
        </Grid>
        <Stack as="section" $gap={16} aria-labelledby="quick-actions">
          <Heading level={2} id="quick-actions">
            Quick Actions
          </Heading>
          <Grid $min="30%" $gap={16}>
            {quickActions[user.role].map(({ label, hint, to }) => (
              <Card key={label} $interactive>
                <ActionLink to={to}>{label}</ActionLink>
                <Text $size={14} $tone="muted">
                  {hint}
                </Text>
              </Card>
            ))}
          </Grid>
        </Stack>
        <Stack as="section" $gap={16} aria-labelledby="recent-activity">
          <Cluster $gap={12}>
            <Heading level={2} id="recent-activity">
              Recent Activity
            </Heading>
            {isDemo ? <Badge tone="outline">Sample data</Badge> : null}
          </Cluster>
          <RecentActivity isDemo={isDemo} />
        </Stack>
      </Stack>
    </Page>
  );
}
