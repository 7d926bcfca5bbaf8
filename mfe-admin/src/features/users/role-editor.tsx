import { AdminRole, type AdminUserView, adminRoles } from '@setu/contracts';
import { Select } from '@setu/ui/select';
import { roleLabels } from './role-labels';
import { useChangeRole } from './use-change-role';

const options = adminRoles.map((role) => ({ value: role, label: roleLabels[role] }));

/** A user's role; a choice takes effect at once. Not a native select, because its arrow keys would also change the role. */
export function RoleEditor({ user }: { user: AdminUserView }) {
  const change = useChangeRole(user);
  const handleChange = (value: string) => {
    const role = AdminRole.parse(value);
    if (role !== user.role && !change.isPending) change.mutate(role);
  };
  return (
    <Select
      aria-label={`Role of ${user.displayName}`}
      options={options}
      value={change.isPending ? change.variables : user.role}
      onValueChange={handleChange}
    />
  );
}
