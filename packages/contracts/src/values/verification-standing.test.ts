import { verificationStandingOf } from './verification-standing';

const decidedAt = new Date('2026-11-12T06:30:00.000Z');
const verified = {
  decision: 'verified' as const,
  documents: [{ type: 'pan' }],
  validUntil: '2026-12-31',
  reason: null,
  decidedAt,
};
const nothing = { verification: null, verifiedUntil: null, verificationEnd: null };

test('a verification lasts to the end of its last day in India', () => {
  const valid = verificationStandingOf(true, verified, new Date('2026-12-31T18:29:00.000Z'));
  expect(valid).toMatchObject({
    isVerified: true,
    verification: { documents: ['pan'], checkedAt: decidedAt.toISOString() },
    verifiedUntil: '2026-12-31',
  });
  expect(verificationStandingOf(true, verified, new Date('2026-12-31T18:30:00.000Z'))).toEqual({
    isVerified: false,
    ...nothing,
    verificationEnd: { why: 'expired', at: '2026-12-31T18:30:00.000Z', reason: null },
  });
});

test('a verification of an earlier release is valid, without documents', () => {
  expect(verificationStandingOf(true, undefined, decidedAt)).toEqual({ isVerified: true, ...nothing });
  expect(verificationStandingOf(false, verified, decidedAt)).toEqual({ isVerified: false, ...nothing });
  const withdrawn = { ...verified, decision: 'withdrawn' as const };
  expect(verificationStandingOf(true, withdrawn, decidedAt)).toEqual({ isVerified: true, ...nothing });
});

test('a verification without documents lists none, and a withdrawn verification has its reason', () => {
  expect(verificationStandingOf(true, { ...verified, documents: [] }, decidedAt).verification).toBeNull();
  const withdrawn = { ...verified, decision: 'withdrawn' as const, reason: 'The GSTIN was cancelled.' };
  expect(verificationStandingOf(false, withdrawn, decidedAt).verificationEnd).toEqual({
    why: 'withdrawn',
    at: decidedAt.toISOString(),
    reason: 'The GSTIN was cancelled.',
  });
});
