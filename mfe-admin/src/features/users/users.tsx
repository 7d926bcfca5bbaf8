import type { AdminUserView } from '@setu/contracts';
import { Avatar, Badge, Button, EmptyState, formatDate, Stack, Text, token } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { CellFigures, CellTitle } from '../../shared/list/cell-text';
import { PagedTable } from '../../shared/list/paged-table';
import { Cell, Row } from '../../shared/list/table';
import { useListFilter } from '../../shared/list/use-list-filter';
import { ModerationNote } from '../../shared/moderation/moderation-note';
import { searchOf } from '../../shared/search-of';
import { RoleEditor } from './role-editor';
import { Suspension } from './suspension';
import { TwoStep } from './two-step';
import { userPages } from './users.queries';
import { readUsersFilter } from './users-filter';
import { UsersToolbar } from './users-toolbar';

const table = {
  label: 'Users',
  columns: ['User', 'Contact', 'Joined', 'Role', 'Account'],
  template: 'minmax(0, 2fr) minmax(0, 1.3fr) 136px 170px minmax(120px, 1fr)',
};

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[12]};
`;

function UserRow({ user }: { user: AdminUserView }) {
  const { admin } = useAdminAuth();
  const place = [user.city, user.state].filter(Boolean).join(', ');
  return (
    <Row $align="center">
      <Cell>
        <Person>
          <Avatar user={{ ...user, firstName: user.firstName ?? user.displayName }} size={36} />
          <div>
            <CellTitle>
              <span dir="auto">{user.displayName}</span>
              {user.id === admin?.id ? <Badge tone="tint">You</Badge> : null}
            </CellTitle>
            <Text $size={14} $tone="muted">
              {user.email}
            </Text>
          </div>
        </Person>
      </Cell>
      <Cell label="Contact" half>
        {user.phone ? <CellFigures>{user.phone}</CellFigures> : null}
        <div>{place || (user.phone ? null : 'Not given')}</div>
      </Cell>
      <Cell label="Joined" half>
        <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time>
      </Cell>
      <Cell label="Role">
        <RoleEditor user={user} />
      </Cell>
      <Cell label="Account">
        <Stack $gap={8}>
          {user.suspended ? (
            <ModerationNote word="Suspended" moderated={user.suspended} of={user.displayName} />
          ) : null}
          <div>{user.id === admin?.id ? 'Your own' : <Suspension user={user} />}</div>
          {user.twoStepSince && user.id !== admin?.id ? (
            <TwoStep user={user} since={user.twoStepSince} />
          ) : null}
        </Stack>
      </Cell>
    </Row>
  );
}

/** All users and their roles. The filter is in the address. */
export function Users({ search }: { search: URLSearchParams }) {
  const filter = readUsersFilter(search);
  const change = useListFilter(filter, ({ search: text, role, standing }) =>
    searchOf({ tab: 'users', search: text, role, standing }),
  );
  const pages = useInfiniteQuery({ ...userPages(filter), placeholderData: keepPreviousData });

  return (
    <Stack $gap={16}>
      <UsersToolbar filter={filter} onChange={change} />
      <PagedTable
        pages={pages}
        noun="users"
        one="user"
        failure="Users could not be loaded."
        table={table}
        empty={
          <EmptyState
            level={2}
            title="No users found"
            action={
              <Button
                variant="secondary"
                onClick={() => change({ search: undefined, role: undefined, standing: undefined })}
              >
                Clear all filters
              </Button>
            }
          >
            Try another name or email, or other filters. One or two letters find only the beginning of a name
            or an email.
          </EmptyState>
        }
      >
        {(user) => <UserRow user={user} />}
      </PagedTable>
    </Stack>
  );
}
