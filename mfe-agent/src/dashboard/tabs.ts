import { inquiryCount } from '@setu/marketplace';
import type { Read } from '@setu/mfe-kit';
import { assignmentPages } from '../features/assignments/assignments.queries';
import { readDemandFilter, toDemandQuery } from '../features/demands/demand-filter';
import { agentProfile } from '../features/profile/profile.queries';
import { demandPages } from '../shared/demands.queries';

/** Tabs of the dashboard, in order. */
export const tabs = ['profile', 'demands', 'assignments'] as const;
export type Tab = (typeof tabs)[number];

export const tabLabels: Readonly<Record<Tab, string>> = {
  profile: 'Profile',
  demands: 'Demands',
  assignments: 'Assignments',
};

/** The first reads of the dashboard with this tab. */
export const readsOfTab = (tab: Tab, search: URLSearchParams): Read[] => [
  agentProfile(),
  inquiryCount('received', 'unanswered'),
  inquiryCount('received', 'unread'),
  inquiryCount('sent', 'unread'),
  ...(tab === 'demands' ? [demandPages(toDemandQuery(readDemandFilter(search)))] : []),
  ...(tab === 'assignments' ? [assignmentPages()] : []),
];
