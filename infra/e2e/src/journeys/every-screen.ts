import { demoFranchiseId } from '@setu/contracts';
import type { Page } from 'playwright-core';
import { type ApiSession, apiSession, signedInAdmin, signedInDemo } from '../visitors/api-client';

interface Role {
  name: string;
  /** Null for a visitor. */
  session: () => Promise<ApiSession | null>;
  /** Addresses of the screens. */
  screens: () => Promise<string[]>;
}

const open = ['/', '/franchises'];

/** Screens whose content is the same for all signed-in people. */
const alike = [
  '/mindmap',
  '/calculator',
  `/compare?ids=${demoFranchiseId(1)},${demoFranchiseId(2)},${demoFranchiseId(3)}`,
  '/guide',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/no/such/page',
];

/** Screens that everybody may open and that depend on who does, with the page of a franchise. */
const openScreens = async () => {
  const [franchise] = (await apiSession().call('GET', '/api/franchises?limit=1')).body;
  return [...open, `/franchises/${franchise.id}`];
};

const withTabs = (tabs: string[]) => async () => [
  ...(await openScreens()),
  '/settings',
  '/properties',
  ...tabs.map((tab) => `/dashboard?tab=${tab}`),
];

const adminTabs = ['overview', 'users', 'content', 'inquiries', 'settings'];

/**
 * Every screen of every role, with the demo account that opens it. What is alike for all signed-in people is opened by a visitor and by one of
 * them.
 */
export const everyScreen: readonly Role[] = [
  { name: 'a visitor', session: async () => null, screens: async () => [...(await openScreens()), ...alike] },
  {
    name: 'an investor',
    session: () => signedInDemo('investor@demo.test'),
    screens: async () => [...alike, ...(await withTabs(['browse', 'interests', 'calculator', 'insights'])())],
  },
  {
    name: 'a brand',
    session: () => signedInDemo('brand@demo.test'),
    screens: withTabs(['overview', 'franchises', 'requirements', 'inquiries', 'inquiries&view=board']),
  },
  {
    name: 'an agent',
    session: () => signedInDemo('agent@demo.test'),
    screens: withTabs(['profile', 'demands', 'assignments']),
  },
  {
    name: 'an administrator',
    session: () => signedInAdmin(),
    screens: async () => ['/admin/login', ...adminTabs.map((tab) => `/admin?tab=${tab}`)],
  },
];

/** Expects that the screen was not lost: its header links to the first page. */
export const leadsHome = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
};
