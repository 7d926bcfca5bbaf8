import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { administrator, type Caller, made, makeCaller, register } from './callers';

/** A private text. Only these callers may read it. */
interface Mark {
  text: string;
  readers: ReadonlySet<string>;
}

export interface World {
  callers: readonly Caller[];
  marks: readonly Mark[];
  /** Private texts that one of their readers got. */
  seen: Set<string>;
  /** Ids of rows to request, by the path up to the parameter: `/api/franchises/`. */
  rows: ReadonlyMap<string, readonly string[]>;
  /** Who may call a writing endpoint on which row, in addition to the endpoint's access. */
  owners: ReadonlyMap<string, ReadonlySet<string>>;
  brand: Caller;
  agent: Caller;
  investor: Caller;
  admin: Caller;
}

const mark = () => `private-${randomUUID()}`;

/** Repeats a call until the event that it needs has arrived in another service. */
const whenKnown = async (work: () => Promise<string>): Promise<string> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > 50) throw error;
      await sleep(100);
    }
  }
};

/** Makes a new private text; these callers and the administrator may read it. */
type Secret = (...readers: string[]) => string;

const registerCallers = async (url: string, secret: Secret) => {
  const person = async (name: string, role: 'investor' | 'brand' | 'agent') =>
    register(url, name, role, { email: `${secret(name)}@example.test` });
  const [brand, otherBrand, investor, otherInvestor, agent, otherAgent] = await Promise.all([
    person('brand', 'brand'),
    person('other-brand', 'brand'),
    person('investor', 'investor'),
    person('other-investor', 'investor'),
    person('agent', 'agent'),
    person('other-agent', 'agent'),
  ]);
  const admin = await administrator(url, 'admin');
  const adminUser = await administrator(url, 'user');
  const visitor = makeCaller(url, 'signed out');
  return { brand, otherBrand, investor, otherInvestor, agent, otherAgent, admin, adminUser, visitor };
};

type Callers = Awaited<ReturnType<typeof registerCallers>>;

/** Creates the listings of brands and agents. */
const createListings = async ({ brand, otherBrand, agent, otherAgent }: Callers, secret: Secret) => {
  const listing = {
    businessCategory: 'retail',
    franchiseModel: 'FOFO',
    minInvestment: 500000,
    maxInvestment: 900000,
  };
  const open = await made(
    brand.call('POST', '/api/franchises', { ...listing, title: 'Open listing', territories: ['Pune'] }),
  );
  const hidden = await made(
    brand.call('POST', '/api/franchises', {
      ...listing,
      title: secret('brand'),
      description: secret('brand'),
      territories: ['Pune'],
      isActive: false,
    }),
  );
  const foreign = await made(
    otherBrand.call('POST', '/api/franchises', { ...listing, title: 'Foreign', territories: ['Pune'] }),
  );
  const requirement = await made(
    brand.call('POST', '/api/requirements', {
      title: 'Corner shop',
      description: secret('brand', 'agent', 'other-agent'),
      businessCategory: 'retail',
      minArea: 300,
      maxArea: 600,
      preferredLocations: ['Pune'],
    }),
  );
  const property = await made(
    agent.call('POST', '/api/properties', {
      title: 'Shop on the corner',
      description: secret('agent', 'brand'),
      propertyType: 'retail',
      area: 450,
      address: secret('agent', 'brand'),
      city: 'Pune',
      state: 'Maharashtra',
    }),
  );
  const profile = { experience: 5, commissionRate: 2, specializations: ['retail'], serviceAreas: ['Pune'] };
  await made(
    agent.call('POST', '/api/agent/profile', {
      ...profile,
      companyName: 'Setu Realty',
      licenseNumber: secret('agent'),
    }),
  );
  await made(
    otherAgent.call('POST', '/api/agent/profile', {
      ...profile,
      companyName: 'Other Realty',
      licenseNumber: 'P2',
    }),
  );
  return { open, hidden, foreign, requirement, property };
};

type Listings = Awaited<ReturnType<typeof createListings>>;

/** Creates messages between callers. */
const createExchanges = async (
  { brand, investor, agent }: Callers,
  { open, requirement, property }: Listings,
  secret: Secret,
) => {
  // Created once, because the calls are repeated until they succeed.
  const inquiryTexts = { subject: secret('investor', 'brand'), message: secret('investor', 'brand') };
  const offerTexts = { subject: secret('agent', 'brand'), message: secret('agent', 'brand') };
  const notes = secret('agent', 'brand');
  const inquiry = await whenKnown(() =>
    made(
      investor.call('POST', '/api/inquiries', {
        toUserId: brand.id,
        franchiseId: open,
        ...inquiryTexts,
      }),
    ),
  );
  await made(
    brand.call('POST', `/api/inquiries/${inquiry}/messages`, { message: secret('investor', 'brand') }),
  );
  await whenKnown(() =>
    made(
      agent.call('POST', '/api/inquiries', {
        toUserId: brand.id,
        requirementId: requirement,
        propertyId: property,
        ...offerTexts,
      }),
    ),
  );
  const assignment = await whenKnown(() =>
    made(
      brand.call('POST', '/api/agent/assignments', {
        requirementId: requirement,
        agentId: agent.id,
        assignmentType: 'tenant_search',
        notes,
      }),
    ),
  );
  return { inquiry, assignment };
};

/** Creates site copy and submissions of visitors. */
const createSiteContent = async ({ admin, visitor }: Callers, secret: Secret) => {
  const entry = await made(
    admin.call('POST', '/api/admin/content', {
      section: 'hero',
      key: `key-${randomUUID()}`,
      title: secret(),
      content: secret(),
      isActive: false,
      order: 900,
    }),
  );
  await visitor.call('POST', '/api/consultations', {
    name: secret(),
    phone: '9876543210',
    message: secret(),
    consent: true,
  });
  await visitor.call('POST', '/api/contact', { name: secret(), email: 'a@example.test', message: secret() });
  return { entry };
};

type Rows = Listings &
  Awaited<ReturnType<typeof createExchanges>> &
  Awaited<ReturnType<typeof createSiteContent>>;

const rowsOf = ({ open, hidden, foreign, requirement, property, inquiry, assignment, entry }: Rows) =>
  new Map([
    ['/api/franchises/', [open, hidden, foreign]],
    ['/api/requirements/', [requirement]],
    ['/api/properties/', [property]],
    ['/api/inquiries/', [inquiry]],
    ['/api/agent/assignments/', [assignment]],
    ['/api/admin/franchises/', [open]],
    ['/api/admin/content/', [entry]],
  ]);

const to = (...names: string[]): ReadonlySet<string> => new Set(names);

const ownersOf = ({ open, hidden, foreign, requirement, property, inquiry, assignment }: Rows) =>
  new Map([
    [`PATCH /api/franchises/${open}`, to('brand')],
    [`PATCH /api/franchises/${hidden}`, to('brand')],
    [`PATCH /api/franchises/${foreign}`, to('other-brand')],
    [`GET /api/franchises/${hidden}`, to('brand')],
    [`PATCH /api/requirements/${requirement}`, to('brand')],
    [`GET /api/requirements/${requirement}/matches`, to('brand')],
    [`PATCH /api/properties/${property}`, to('agent')],
    [`GET /api/inquiries/${inquiry}/messages`, to('brand', 'investor')],
    [`POST /api/inquiries/${inquiry}/messages`, to('brand', 'investor')],
    [`PATCH /api/inquiries/${inquiry}/status`, to('brand', 'investor')],
    [`PATCH /api/agent/assignments/${assignment}`, to('agent')],
    [`POST /api/agent/assignments/${assignment}/confirm`, to('brand')],
  ]);

/** Nine callers, and rows of each kind with private marks. */
export const buildWorld = async (url: string): Promise<World> => {
  const marks: Mark[] = [];
  const secret: Secret = (...readers) => {
    const text = mark();
    marks.push({ text, readers: new Set([...readers, 'administrator session']) });
    return text;
  };
  const callers = await registerCallers(url, secret);
  const listings = await createListings(callers, secret);
  const rows: Rows = {
    ...listings,
    ...(await createExchanges(callers, listings, secret)),
    ...(await createSiteContent(callers, secret)),
  };
  const { visitor, brand, otherBrand, investor, otherInvestor, agent, otherAgent, adminUser, admin } =
    callers;
  return {
    callers: [visitor, brand, otherBrand, investor, otherInvestor, agent, otherAgent, adminUser, admin],
    marks,
    seen: new Set(),
    rows: rowsOf(rows),
    owners: ownersOf(rows),
    brand,
    agent,
    investor,
    admin,
  };
};
