import type { UserRole } from '@setu/contracts';

/** One quick action of the home page. */
export interface QuickAction {
  label: string;
  hint: string;
  to: string;
}

/** Subtitles of the home page by role. */
export const subtitles: Readonly<Record<UserRole, string>> = {
  brand: 'Expand your franchise network and find the perfect locations',
  investor: 'Discover and invest in proven franchise opportunities',
  agent: 'Manage property demands and client requirements',
  admin: 'Discover and invest in proven franchise opportunities',
};

const browse: QuickAction = { label: 'Browse Now', hint: 'See franchise opportunities', to: '/franchises' };

/** Quick actions by role. An administrator has those of an investor, with the administrators' addresses. */
export const quickActions: Readonly<Record<UserRole, readonly QuickAction[]>> = {
  brand: [
    { label: 'Manage Franchises', hint: 'Your listings and how they look', to: '/dashboard?tab=franchises' },
    {
      label: 'Post Requirements',
      hint: 'The commercial space you need',
      to: '/dashboard?tab=requirements&create=requirement',
    },
    { label: 'View Inquiries', hint: 'What investors ask you', to: '/dashboard?tab=inquiries' },
  ],
  agent: [
    { label: 'Manage Properties', hint: 'The spaces you offer', to: '/dashboard?tab=properties' },
    { label: 'Browse Requirements', hint: 'What brands are looking for', to: '/dashboard?tab=demands' },
    { label: 'View Matches', hint: 'Your assignments and their state', to: '/dashboard?tab=assignments' },
  ],
  investor: [
    browse,
    { label: 'View Interests', hint: 'Your inquiries and their answers', to: '/dashboard?tab=interests' },
    { label: 'Calculate', hint: 'When an investment pays back', to: '/dashboard?tab=calculator' },
  ],
  admin: [
    browse,
    { label: 'View Interests', hint: 'What investors ask brands', to: '/dashboard?tab=inquiries' },
    { label: 'Calculate', hint: 'When an investment pays back', to: '/calculator' },
  ],
};
