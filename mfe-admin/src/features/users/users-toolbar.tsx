import { AdminRole, adminRoles } from '@setu/contracts';
import { media, NativeSelect } from '@setu/ui';
import styled from 'styled-components';
import { ListSearch } from '../../list/list-search';
import { roleLabels } from './role-labels';
import type { UsersFilter } from './users.queries';

const Root = styled(ListSearch)`
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 220px;
  }
`;

interface UsersToolbarProps {
  filter: UsersFilter;
  /** `isTyping`: one of many small steps that Back shall not go through. */
  onChange: (patch: UsersFilter, isTyping?: boolean) => void;
}

/** Search and role of the list of users. */
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
    </Root>
  );
}
