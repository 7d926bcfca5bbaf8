import type { Caller } from './callers';
import type { World } from './world';

export interface Write {
  method: 'POST' | 'PATCH';
  path: string;
  by: Caller;
  body: Readonly<Record<string, unknown>>;
}

const first = (world: World, prefix: string): string => {
  const [id] = world.rows.get(prefix) ?? [];
  if (!id) throw new Error(`No row under ${prefix}`);
  return id;
};

/** Every call that writes text, with a body that is right but for the one field an attack exchanges. */
export const validBodies = (world: World): readonly Write[] => {
  const { brand, agent, investor, admin } = world;
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
  const letter = { name: 'Asha', phone: '9876543210', email: 'a@example.test', message: 'Text' };
  return [
    {
      method: 'PATCH',
      path: `/api/franchises/${first(world, '/api/franchises/')}`,
      by: brand,
      body: franchise,
    },
    {
      method: 'PATCH',
      path: `/api/requirements/${first(world, '/api/requirements/')}`,
      by: brand,
      body: requirement,
    },
    {
      method: 'PATCH',
      path: `/api/properties/${first(world, '/api/properties/')}`,
      by: agent,
      body: property,
    },
    { method: 'PATCH', path: '/api/agent/profile', by: agent, body: profile },
    { method: 'PATCH', path: '/api/auth/user', by: investor, body: account },
    {
      method: 'PATCH',
      path: '/api/brand/profile',
      by: brand,
      body: {
        brandName: 'Setu',
        description: 'Text',
        targetAudience: 'Text',
        website: 'https://example.test',
      },
    },
    {
      method: 'PATCH',
      path: `/api/admin/content/${first(world, '/api/admin/content/')}`,
      by: admin,
      body: entry,
    },
    {
      method: 'PATCH',
      path: '/api/admin/settings',
      by: admin,
      body: { siteName: 'FranchiseSetu', siteDescription: 'Text' },
    },
    {
      method: 'PATCH',
      path: `/api/inquiries/${first(world, '/api/inquiries/')}/status`,
      by: brand,
      body: { status: 'in_progress' },
    },
    { method: 'POST', path: '/api/admin/content', by: admin, body: entry },
    { method: 'POST', path: '/api/register', by: investor, body: newcomer },
    {
      method: 'POST',
      path: '/api/consultations',
      by: investor,
      body: { ...letter, city: 'Pune', budget: '5 lakh', involvement: 'Full time' },
    },
    { method: 'POST', path: '/api/contact', by: investor, body: letter },
    {
      method: 'POST',
      path: `/api/inquiries/${first(world, '/api/inquiries/')}/messages`,
      by: investor,
      body: { message: 'Text' },
    },
    {
      method: 'POST',
      path: '/api/auth/password',
      by: investor,
      body: { currentPassword: 'wrong', newPassword: 'short' },
    },
    {
      method: 'POST',
      path: '/api/analytics',
      by: investor,
      body: { event: 'franchise_view', data: { franchiseId: 'x' } },
    },
  ];
};
