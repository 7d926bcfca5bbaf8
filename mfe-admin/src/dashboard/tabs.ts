/** Tabs of the dashboard, in order. */
export const tabs = ['overview', 'users', 'content', 'inquiries', 'settings'] as const;
export type TabName = (typeof tabs)[number];
