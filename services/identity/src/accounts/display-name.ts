import type { UserRole } from '@setu/contracts';

interface Named {
  role: UserRole;
  firstName: string | null;
  lastName: string | null;
  brandName: string | null;
}

/** The public name: the brand's name if there is one, otherwise first and last name. */
export const displayNameOf = ({ role, firstName, lastName, brandName }: Named): string => {
  if (role === 'brand' && brandName) return brandName;
  return [firstName, lastName].filter(Boolean).join(' ') || 'Member';
};
