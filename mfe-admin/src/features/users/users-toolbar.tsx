import { AdminRole, adminRoles } from '@setu/contracts';
import { useTypedText } from '@setu/marketplace';
import { media, NativeSelect, SearchInput, token } from '@setu/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { roleLabels } from './role-labels';
import type { UsersFilter } from './users.queries';

const Root = styled.form`
  display: grid;
  gap: ${token.space[12]};

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
  const { text, type, commitNow } = useTypedText(filter.search ?? '', (search) => onChange({ search }, true));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    commitNow(text);
  };
  return (
    <Root role="search" aria-label="Users" onSubmit={handleSubmit}>
      <SearchInput
        label="Search users"
        placeholder="Name or email"
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
        onClear={() => commitNow('')}
      />
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
