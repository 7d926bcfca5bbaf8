import { AccountStatus, AdminRole, accountStatuses, adminRoles } from '@setu/contracts';
import { media, NativeSelect } from '@setu/ui';
import styled from 'styled-components';
import { ListSearch } from '../../shared/list/list-search';
import { roleLabels } from './role-labels';
import type { UsersFilter } from './users.queries';

const Root = styled(ListSearch)`
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 180px 180px;
  }
`;

interface UsersToolbarProps {
  filter: UsersFilter;
  /** `isTyping`: a small step that does not get its own history entry. */
  onChange: (patch: UsersFilter, isTyping?: boolean) => void;
}

const standingLabels: Readonly<Record<AccountStatus, string>> = {
  active: 'Active',
  suspended: 'Suspended',
};

/** Search, role and standing filters of the users. */
export function UsersToolbar({ filter, onChange }: UsersToolbarProps) {
  return (
    <Root
      list="Users"
      placeholder="Name or email"
      value={filter.search ?? ''}
      onSearch={(search) => onChange({ search }, true)}
    >
      <NativeSelect
        aria-label="Role"
        value={filter.role ?? ''}
        onChange={(event) => onChange({ role: AdminRole.safeParse(event.target.value).data })}
      >
        <option value="">All roles</option>
        {adminRoles.map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Account"
        value={filter.standing ?? ''}
        onChange={(event) => onChange({ standing: AccountStatus.safeParse(event.target.value).data })}
      >
        <option value="">All accounts</option>
        {accountStatuses.map((standing) => (
          <option key={standing} value={standing}>
            {standingLabels[standing]}
          </option>
        ))}
      </NativeSelect>
    </Root>
  );
}
