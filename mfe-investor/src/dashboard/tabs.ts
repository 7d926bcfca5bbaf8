export const tabs = ['browse', 'interests', 'calculator', 'insights'] as const;
export type Tab = (typeof tabs)[number];

export const tabLabels: Readonly<Record<Tab, string>> = {
  browse: 'Browse Franchises',
  interests: 'My Interests',
  calculator: 'ROI Calculator',
  insights: 'Market Insights',
};

export const isTab = (value: string | null): value is Tab => tabs.some((tab) => tab === value);
