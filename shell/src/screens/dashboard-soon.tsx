import { type CurrentUser, userRoleLabels } from '@setu/contracts';
import { usePageHead } from '@setu/mfe-kit';
import { Container, EmptyState, Heading, LinkButton, Stack, Text } from '@setu/ui';
import { Link } from 'react-router-dom';
import { subtitles } from './home/role-words';

/**
 * Stands at /dashboard and /properties until a remote claims them for the user's role, and says so. When all four
 * dashboards are remotes this file goes, together with its two routes.
 */
export function DashboardSoon({ user }: { user: CurrentUser }) {
  usePageHead({ title: 'Dashboard', description: 'Your dashboard', canonical: '/dashboard', noIndex: true });
  return (
    <Container style={{ paddingBlock: '32px 72px' }}>
      <Stack $gap={32}>
        <Stack $gap={4}>
          <Heading level={1}>Dashboard</Heading>
          <Text $tone="muted">{subtitles[user.role]}</Text>
        </Stack>
        <EmptyState
          title={`The ${userRoleLabels[user.role]} dashboard is not open yet`}
          action={
            <>
              <LinkButton as={Link} to="/franchises">
                Browse Franchises
              </LinkButton>
              <LinkButton as={Link} to="/mindmap" variant="secondary">
                Platform Overview
              </LinkButton>
            </>
          }
        >
          Until it is, you can browse franchises and see how the platform works.
        </EmptyState>
      </Stack>
    </Container>
  );
}
