import type { CurrentUser } from '@setu/contracts';

/** A logged-in user; an investor by default. */
export const aPerson = (more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: '22222222-2222-4222-8222-222222222222',
  email: 'asha@example.test',
  firstName: 'Asha',
  lastName: 'Iyer',
  profileImageUrl: null,
  role: 'investor',
  phone: null,
  city: null,
  state: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
