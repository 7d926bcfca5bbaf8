import { Container, EmptyState, FullPageSpinner, LinkButton } from '@setu/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAdminAuth } from './admin-auth';
import { adminLoginPath, type LoginState } from './use-end-session';

/** Renders its children for a logged-in administrator, and a link to the login for everybody else. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { admin, isLoading } = useAdminAuth();
  const { pathname, search } = useLocation();
  if (admin) return children;
  if (isLoading) return <FullPageSpinner />;
  return (
    <Container $reading style={{ paddingBlock: '72px' }}>
      <EmptyState
        level={1}
        title="Admin Access Required"
        action={
          <LinkButton as={Link} to={adminLoginPath} state={{ from: pathname + search } satisfies LoginState}>
            Go to Admin Login
          </LinkButton>
        }
      >
        <span>Please log in as an admin to view this dashboard.</span>{' '}
        <span>This login is separate from your account on the marketplace.</span>
      </EmptyState>
    </Container>
  );
}
