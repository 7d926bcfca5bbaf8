import { Stack } from '@setu/ui';
import { Agents } from '../features/agents/agents';
import { Users } from '../features/users/users';
import { ViewSwitch } from '../shared/list/view-switch';
import { searchOf } from '../shared/search-of';
import { userViewOf } from './address';

const views = [
  { name: 'users', label: 'Users', search: searchOf({ tab: 'users' }) },
  { name: 'agents', label: 'Agents', search: searchOf({ tab: 'users', view: 'agents' }) },
];

/** The Users tab: everybody with their role, or agents with their verification. */
export function UsersTab({ search }: { search: URLSearchParams }) {
  const view = userViewOf(search);
  return (
    <Stack $gap={16}>
      <ViewSwitch label="People" current={view} views={views} />
      {view === 'agents' ? <Agents /> : <Users search={search} />}
    </Stack>
  );
}
