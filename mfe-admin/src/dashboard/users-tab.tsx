import { Stack } from '@setu/ui';
import { Agents } from '../features/agents/agents';
import { Brands } from '../features/brands/brands';
import { Mails } from '../features/mails/mails';
import { Outlets } from '../features/outlets/outlets';
import { Users } from '../features/users/users';
import { ViewSwitch } from '../shared/list/view-switch';
import { searchOf } from '../shared/search-of';
import { userViewOf } from './address';

const views = [
  { name: 'users', label: 'Users', search: searchOf({ tab: 'users' }) },
  { name: 'brands', label: 'Brands', search: searchOf({ tab: 'users', view: 'brands' }) },
  { name: 'agents', label: 'Agents', search: searchOf({ tab: 'users', view: 'agents' }) },
  { name: 'outlets', label: 'Outlets', search: searchOf({ tab: 'users', view: 'outlets' }) },
  { name: 'mail', label: 'Mail', search: searchOf({ tab: 'users', view: 'mail' }) },
];

/** The Users tab: all users with their role, brands and agents with their verification, people who run an outlet, and the mail log. */
export function UsersTab({ search }: { search: URLSearchParams }) {
  const view = userViewOf(search);
  return (
    <Stack $gap={16}>
      <ViewSwitch label="People" current={view} views={views} />
      {view === 'users' ? <Users search={search} /> : null}
      {view === 'brands' ? <Brands search={search} /> : null}
      {view === 'agents' ? <Agents /> : null}
      {view === 'outlets' ? <Outlets search={search} /> : null}
      {view === 'mail' ? <Mails search={search} /> : null}
    </Stack>
  );
}
