import {
  demoAgentName,
  demoBrandId,
  demoBrandName,
  demoBrandNames,
  demoInvestorId,
  demoInvestorNames,
  demoUsers,
  popularCities,
  type UserRole,
} from '@setu/contracts';

/** An invented person or brand of the demo. */
export interface DemoPerson {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: UserRole;
  brandName: string | null;
  phone: null;
  city: string;
  state: 'Maharashtra' | 'Karnataka' | 'Delhi' | 'Telangana' | null;
  createdAt: Date;
}

/** The day on which the demo's first account was created. The others follow, one per day. */
const firstDay = Date.UTC(2026, 0, 5, 4, 30);
const dayMs = 24 * 60 * 60 * 1_000;
const day = (n: number) => new Date(firstDay + n * dayMs);

const [agentFirstName = null, agentLastName = null] = demoAgentName.split(' ');

/** The accounts that the sign-in page offers, in order. */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...demoUsers.investor,
    firstName: 'Arjun',
    lastName: 'Mehta',
    role: 'investor',
    brandName: null,
    phone: null,
    city: 'Mumbai',
    state: 'Maharashtra',
    createdAt: day(2),
  },
  {
    ...demoUsers.brand,
    firstName: 'Meera',
    lastName: 'Iyer',
    role: 'brand',
    brandName: demoBrandName,
    phone: null,
    city: 'Pune',
    state: 'Maharashtra',
    createdAt: day(1),
  },
  {
    ...demoUsers.agent,
    firstName: agentFirstName,
    lastName: agentLastName,
    role: 'agent',
    brandName: null,
    phone: null,
    city: 'Bangalore',
    state: 'Karnataka',
    createdAt: day(3),
  },
  {
    ...demoUsers.admin,
    firstName: 'Nisha',
    lastName: 'Verma',
    role: 'admin',
    brandName: null,
    phone: null,
    city: 'Delhi NCR',
    state: 'Delhi',
    createdAt: day(0),
  },
  {
    ...demoUsers.ops,
    firstName: 'Rahul',
    lastName: 'Nair',
    role: 'admin',
    brandName: null,
    phone: null,
    city: 'Hyderabad',
    state: 'Telangana',
    createdAt: day(0),
  },
];

/** Brands that own the demo's other listings. Their accounts have no password. */
export const demoBrands: readonly DemoPerson[] = demoBrandNames.map((brandName, index) => ({
  id: demoBrandId(index + 1),
  email: `brand-${String(index + 1).padStart(2, '0')}@demo.test`,
  firstName: null,
  lastName: null,
  role: 'brand',
  brandName,
  phone: null,
  city: popularCities[index % popularCities.length] ?? 'Mumbai',
  state: null,
  createdAt: day(4 + index),
}));

/** Investors who asked the demo's brands. Their accounts have no password. */
export const demoInvestors: readonly DemoPerson[] = demoInvestorNames.map(([firstName, lastName], index) => ({
  id: demoInvestorId(index + 1),
  email: `investor-${String(index + 1).padStart(2, '0')}@demo.test`,
  firstName,
  lastName,
  role: 'investor',
  brandName: null,
  phone: null,
  city: popularCities[index % popularCities.length] ?? 'Mumbai',
  state: null,
  createdAt: day(4 + demoBrands.length + index),
}));

const demoIds = new Set(demoPeople.map(({ id }) => id));

/** Whether an account's password is public knowledge. */
export const isDemoAccount = (userId: string): boolean => demoIds.has(userId);

/** Whether the account may be used with its password. Accounts of the demo may only be used in a demo. */
export const mayUsePassword = (userId: string, isDemo: boolean): boolean => isDemo || !isDemoAccount(userId);
