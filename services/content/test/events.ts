import { randomUUID } from 'node:crypto';

/** State of a user as identity publishes it. */
export const aUserState = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  version: 1,
  role: 'investor' as const,
  firstName: 'Asha',
  lastName: null,
  displayName: 'Asha',
  createdAt: '2026-11-01T10:00:00.000Z',
  ...more,
});

/** State of a franchise as catalog publishes it. */
export const aFranchiseState = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  version: 1,
  brandId: randomUUID(),
  title: 'Chai kiosk',
  isActive: true,
  businessCategory: 'food_beverage' as const,
  minInvestment: '500000.00',
  maxInvestment: '900000.00',
  territories: ['Pune'],
  createdAt: '2026-11-02T10:00:00.000Z',
  ...more,
});

/** State of a property as catalog publishes it. */
export const aPropertyState = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  version: 1,
  providerId: randomUUID(),
  title: 'Corner shop',
  city: 'Pune',
  isAvailable: true,
  ...more,
});

/** State of an inquiry as the inquiry service publishes it. */
export const anInquiryState = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  version: 1,
  fromUserId: randomUUID(),
  toUserId: randomUUID(),
  franchiseId: randomUUID(),
  propertyId: null,
  requirementId: null,
  status: 'open' as const,
  createdAt: '2026-11-03T10:00:00.000Z',
  ...more,
});
