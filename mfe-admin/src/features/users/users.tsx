import type { AdminUserView } from '@setu/contracts';
import { Avatar, Badge, Button, EmptyState, formatDate, Stack, Text, tabularFigures, token } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { PagedList } from '../../shared/list/paged-list';
import { Cell, Row, Table } from '../../shared/list/table';
import { TableSkeleton } from '../../shared/list/table-skeleton';
import { ModerationNote } from '../../shared/moderation/moderation-note';
import { searchOf } from '../../shared/search-of';
import { RoleEditor } from './role-editor';
import { Suspension } from './suspension';
import { type UsersFilter, userPages } from './users.queries';
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

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  font-weight: 600;
`;

const Figures = styled.div`
  ${tabularFigures}
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
            <Name>
              <span dir="auto">{user.displayName}</span>
              {user.id === admin?.id ? <Badge tone="tint">You</Badge> : null}
            </Name>
            <Text $size={14} $tone="muted">
              {user.email}
            </Text>
          </div>
        </Person>
      </Cell>
      <Cell label="Contact" half>
        {user.phone ? <Figures>{user.phone}</Figures> : null}
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
        </Stack>
      </Cell>
    </Row>
  );
}

/** Everybody who has an account, and what role they have. The address holds what the list is narrowed to. */
export function Users({ search }: { search: URLSearchParams }) {
  const navigate = useNavigate();
  const filter = readUsersFilter(search);
  const pages = useInfiniteQuery({ ...userPages(filter), placeholderData: keepPreviousData });
  // What is typed takes effect a little later, when the role may be another one.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  });
  const change = (patch: UsersFilter, isTyping = false) => {
    latest.current = { ...latest.current, ...patch };
    const { search: text, role, standing } = latest.current;
    const values = { search: text, role, standing };
    void navigate({ search: searchOf({ tab: 'users', ...values }) }, { replace: isTyping });
  };

  return (
    <Stack $gap={16}>
      <UsersToolbar filter={filter} onChange={change} />
      <PagedList
        pages={pages}
        noun="users"
        one="user"
        failure="Users could not be loaded."
        skeleton={<TableSkeleton {...table} />}
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
            Try another name or email, or other filters.
          </EmptyState>
        }
      >
        {(users) => (
          <Table {...table}>
            {users.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </Table>
        )}
      </PagedList>
    </Stack>
  );
}
