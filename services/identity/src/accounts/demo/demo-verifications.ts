import { demoBrandId, demoUsers, type VerificationRecord } from '@setu/contracts';

/** The verification of a brand by an administrator of the demo. */
export interface DemoVerification {
  userId: string;
  documents: VerificationRecord['documents'];
  /** The last valid day in India. */
  validUntil: string;
  decidedAt: Date;
}

/** The brand with an offered account and two others. The numbers are well-formed and not assigned to anyone. */
export const demoVerifications: readonly DemoVerification[] = [
  {
    userId: demoUsers.brand.id,
    documents: [
      { type: 'incorporation', number: 'U55101MH2019PTC123456' },
      { type: 'gstin', number: '27AAPFU0939F1ZV' },
    ],
    validUntil: '2099-12-31',
    decidedAt: new Date('2026-10-05T06:30:00.000Z'),
  },
  {
    userId: demoBrandId(9),
    documents: [{ type: 'incorporation', number: 'U80100KA2017PTC098765' }],
    validUntil: '2099-12-31',
    decidedAt: new Date('2026-10-12T06:30:00.000Z'),
  },
  {
    userId: demoBrandId(11),
    documents: [
      { type: 'incorporation', number: 'U85110TG2016PTC045678' },
      { type: 'gstin', number: '27AAPFU0939F1ZV' },
    ],
    validUntil: '2099-12-31',
    decidedAt: new Date('2026-10-19T06:30:00.000Z'),
  },
];
