import { type AgentProfileDraft, type DocumentType, demoUsers } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { AddProfile } from '../add-profile';
import { hasProfiles } from '../profile.model';
import { agentVerifications } from '../verifications/verification.model';

/** Deals and rating before the first assignment. The header shows them, and confirmations change them. */
const earlier = { earlierDeals: 12, earlierRating: '4.70' };

const demoProfile: AgentProfileDraft = {
  companyName: 'Deccan Square Realty',
  licenseNumber: 'RERA-MH-DEMO-0001',
  experience: 9,
  commissionRate: '2.00',
  specializations: ['High-street retail', 'Restaurants and cafés', 'Warehouses'],
  serviceAreas: ['Pune', 'Mumbai', 'Thane'],
  certifications: ['MahaRERA registered agent'],
  languages: ['English', 'Hindi', 'Marathi'],
  description:
    'Finds, checks and closes commercial space for franchise brands in Pune and the Mumbai region: footfall counts, title checks and rent negotiation in one hand.',
  website: null,
  linkedinProfile: null,
  photo: null,
};

/** Well-formed numbers that are not assigned to anyone. */
const demoDocuments: { type: DocumentType; number: string }[] = [
  { type: 'rera', number: 'RERA-MH-DEMO-0001' },
  { type: 'gstin', number: '27AAPFU0939F1ZV' },
];

interface Deps extends Pick<ServiceDeps, 'db' | 'inTransaction' | 'clock'> {
  addProfile: AddProfile;
}

/** Creates the profile of the demo's agent when there are no profiles. Demands are projected from catalog's events. */
export const makeSeed =
  ({ db, inTransaction, clock, addProfile }: Deps) =>
  async (): Promise<void> => {
    if (await hasProfiles(db)) return;
    const now = clock.now();
    const userId = demoUsers.agent.id;
    await inTransaction(async (trx) => {
      await addProfile(trx, { userId, draft: demoProfile, earlier, isVerified: true, now });
      await agentVerifications.add(trx, {
        userId,
        decision: 'verified',
        documents: demoDocuments,
        byUserId: null,
        decidedAt: now,
      });
    });
  };
