import { type CurrentUser, userRoleLabels } from '@setu/contracts';
import { usePageHead } from '@setu/mfe-kit';
import { Avatar, Card, Cluster, Container, Heading, Stack, Text, token } from '@setu/ui';
import styled from 'styled-components';
import { fullName } from '../header/full-name';

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[72]};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, max-content) 1fr;
  gap: ${token.space[12]} ${token.space[24]};

  dt {
    color: ${token.color.muted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** The user's own account, to read. */
export function Settings({ user }: { user: CurrentUser }) {
  usePageHead({ title: 'Settings', description: 'Your account', canonical: '/settings', noIndex: true });
  const place = [user.city, user.state].filter(Boolean).join(', ');
  return (
    <Page $reading>
      <Stack $gap={24}>
        <Heading level={1}>Settings</Heading>
        <Card>
          <Stack $gap={24}>
            <Cluster $gap={16} $wrap={false}>
              <Avatar user={user} size={56} />
              <Stack $gap={4}>
                <Heading level={2} size="card">
                  {fullName(user)}
                </Heading>
                <Text $tone="muted">{userRoleLabels[user.role]}</Text>
              </Stack>
            </Cluster>
            <Facts>
              <dt>Name</dt>
              <dd>{fullName(user)}</dd>
              <dt>Email</dt>
              <dd>{user.email}</dd>
              <dt>Role</dt>
              <dd>{userRoleLabels[user.role]}</dd>
              <dt>Phone</dt>
              <dd>{user.phone ?? 'Not given'}</dd>
              <dt>Place</dt>
              <dd>{place || 'Not given'}</dd>
            </Facts>
          </Stack>
        </Card>
        <Text $tone="muted">These details cannot be changed here yet.</Text>
      </Stack>
    </Page>
  );
}
