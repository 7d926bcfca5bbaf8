import type { Role } from '../register';
import type { Audience } from '../releases/release';

/** Whether people of this role may open a route of this audience. @param role null for a visitor */
export const mayOpen = (audience: Audience, role: Role | null): boolean => {
  if (audience === 'everyone') return true;
  if (audience === 'signed-out') return role === null;
  if (audience === 'signed-in') return role !== null;
  return role !== null && audience.includes(role);
};
