import type { Caller } from './callers';
import type { World } from './world';

type Body = Readonly<Record<string, unknown>>;

export interface Write {
  method: 'POST' | 'PATCH';
  path: string;
  by: Caller;
  body: Body;
}

const franchise = {
  title: 'A listing',
  description: 'Text',
  supportProvided: 'Text',
  businessCategory: 'retail',
  franchiseModel: 'FOFO',
  minInvestment: '500000',
  maxInvestment: '900000',
  expectedROI: '20',
  territories: ['Pune'],
  images: ['https://example.test/a.png'],
  documents: ['https://example.test/a.pdf'],
};

const requirement = {
  title: 'A shop',
  description: 'Text',
  businessCategory: 'retail',
  propertyType: 'retail',
  maxRentPerSqFt: '100',
  timeline: '3 months',
  minArea: 300,
  preferredLocations: ['Pune'],
  requiredAmenities: ['Parking'],
};

const property = {
  title: 'A shop',
  description: 'Text',
  propertyType: 'retail',
  area: 400,
  address: '1 Main Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  rentPerSqFt: '100',
  securityDeposit: '100000',
  amenities: ['Parking'],
  images: ['https://example.test/a.png'],
};

const profile = {
  companyName: 'Setu Realty',
  licenseNumber: 'P1',
  commissionRate: '2',
  experience: 3,
  specializations: ['retail'],
  serviceAreas: ['Pune'],
  certifications: ['RERA'],
  languages: ['Hindi'],
  description: 'Text',
  website: 'https://example.test',
  linkedinProfile: 'https://example.test/in',
};

const entry = {
  section: 'hero',
  key: 'attack-key',
  title: 'Text',
  content: 'Text',
  imageUrl: 'https://example.test/a.png',
  linkUrl: '/franchises',
  order: 901,
};

const account = {
  firstName: 'Asha',
  lastName: 'Rao',
  profileImageUrl: 'https://example.test/a.png',
  phone: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
};

const newcomer = {
  email: 'somebody@example.test',
  password: 'short',
  firstName: 'Asha',
  lastName: 'Rao',
  role: 'investor',
  phone: '9876543210',
  city: 'Pune',
  state: 'Maharashtra',
  brandName: 'Setu',
  acceptTerms: true,
};

const submission = { name: 'Asha', phone: '9876543210', email: 'a@example.test', message: 'Text' };

/** `:id` in a path stands for the first row of its kind. */
const writes: readonly [Write['method'], string, 'brand' | 'agent' | 'investor' | 'admin', Body][] = [
  ['PATCH', '/api/franchises/:id', 'brand', franchise],
  ['PATCH', '/api/requirements/:id', 'brand', requirement],
  ['PATCH', '/api/properties/:id', 'agent', property],
  ['PATCH', '/api/agent/profile', 'agent', profile],
  ['PATCH', '/api/auth/user', 'investor', account],
  [
    'PATCH',
    '/api/brand/profile',
    'brand',
    {
      brandName: 'Setu',
      description: 'Text',
      targetAudience: 'Text',
      website: 'https://example.test',
    },
  ],
  ['PATCH', '/api/admin/content/:id', 'admin', entry],
  ['PATCH', '/api/admin/settings', 'admin', { siteName: 'FranchiseSetu', siteDescription: 'Text' }],
  ['PATCH', '/api/inquiries/:id/status', 'brand', { status: 'in_progress' }],
  ['POST', '/api/admin/content', 'admin', entry],
  ['POST', '/api/register', 'investor', newcomer],
  [
    'POST',
    '/api/consultations',
    'investor',
    { ...submission, city: 'Pune', budget: '5 lakh', involvement: 'Full time' },
  ],
  ['POST', '/api/contact', 'investor', submission],
  ['POST', '/api/inquiries/:id/messages', 'investor', { message: 'Text' }],
  ['POST', '/api/auth/password', 'investor', { currentPassword: 'wrong', newPassword: 'short' }],
  ['POST', '/api/analytics', 'investor', { event: 'franchise_view', data: { franchiseId: 'x' } }],
];

const firstRow = (world: World, prefix: string): string => {
  const [id] = world.rows.get(prefix) ?? [];
  if (!id) throw new Error(`No row under ${prefix}`);
  return id;
};

/** A valid body for every call that writes text; an attack replaces one field of it. */
export const validBodies = (world: World): readonly Write[] =>
  writes.map(([method, path, by, body]) => ({
    method,
    path: path.replace(/^(.*\/):id/, (_, prefix: string) => prefix + firstRow(world, prefix)),
    by: world[by],
    body,
  }));
