import type { UserRole } from '../../values/user-role';
import type { Audience } from '../release/release';

/** Whether people of this role may open a route of this audience. @param role null for a visitor */
export const mayOpen = (audience: Audience, role: UserRole | null): boolean => {
  if (audience === 'everyone') return true;
  if (audience === 'signed-out') return role === null;
  if (audience === 'signed-in') return role !== null;
  return role !== null && audience.includes(role);
};
