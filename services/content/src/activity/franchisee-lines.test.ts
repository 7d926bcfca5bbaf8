import { randomUUID } from 'node:crypto';
import { proofChanged, reviewChanged } from './franchisee-lines';
import { sentenceOf } from './sentence';

const [brandId, personId, adminId] = [randomUUID(), randomUUID(), randomUUID()];
const about = { brandId, title: 'Chai kiosk', reason: null };
const proof = { ...about, userId: personId };
const review = { ...about, authorId: personId };

/** The line while its names are unknown. */
const read = (line: ReturnType<typeof proofChanged>) =>
  line && sentenceOf({ actor: line.actor?.label ?? null, text: line.text, about: null });

test.each([
  ['waiting', null, null, 'A user asked to be confirmed as a franchisee of “Chai kiosk”'],
  ['proven', brandId, null, 'A brand confirmed a franchisee of “Chai kiosk”'],
  ['proven', adminId, null, 'An administrator confirmed a franchisee of “Chai kiosk”'],
  ['declined', brandId, null, 'A brand declined a franchisee of “Chai kiosk”'],
  [
    'declined',
    adminId,
    'It is not signed.',
    'An administrator declined a franchisee of “Chai kiosk”. Reason: It is not signed',
  ],
  [
    'withdrawn',
    adminId,
    'Forged.',
    'An administrator withdrew the proof of a franchisee of “Chai kiosk”. Reason: Forged',
  ],
] as const)('the line of a proof that is %s reads as specified', (state, byUserId, reason, sentence) => {
  expect(read(proofChanged({ ...proof, state, byUserId, reason }))).toBe(sentence);
});

test.each([
  ['written', personId, null, 'A user reviewed “Chai kiosk”'],
  ['answered', brandId, null, 'A brand answered a review of “Chai kiosk”'],
  [
    'hidden',
    adminId,
    'It names a person.',
    'An administrator hid a review of “Chai kiosk”. Reason: It names a person',
  ],
  ['restored', adminId, null, 'An administrator restored a review of “Chai kiosk”'],
] as const)('the line of a review that is %s reads as specified', (change, byUserId, reason, sentence) => {
  expect(read(reviewChanged({ ...review, change, byUserId, reason }))).toBe(sentence);
});

test('the actor is the person, the brand or the administrator who made the change', () => {
  expect(proofChanged({ ...proof, state: 'waiting' })?.actor?.id).toBe(personId);
  expect(proofChanged({ ...proof, state: 'proven', byUserId: adminId })?.actor?.id).toBe(adminId);
  expect(reviewChanged({ ...review, change: 'written' })?.actor?.id).toBe(personId);
  expect(reviewChanged({ ...review, change: 'answered', byUserId: brandId })?.actor?.id).toBe(brandId);
  expect(reviewChanged({ ...review, change: 'hidden', byUserId: adminId })?.actor?.id).toBe(adminId);
});

test('an event of an earlier release has a line only when the actor follows from it', () => {
  const { title: _title, reason: _reason, ...earlierProof } = proof;
  const { title: _of, reason: _why, ...earlierReview } = review;
  expect(read(proofChanged({ ...earlierProof, state: 'waiting' }))).toBe(
    'A user asked to be confirmed as a franchisee of a franchise',
  );
  expect(proofChanged({ ...earlierProof, state: 'withdrawn' })).toBeNull();
  expect(read(reviewChanged({ ...earlierReview, change: 'answered' }))).toBe(
    'A brand answered a review of a franchise',
  );
  expect(reviewChanged({ ...earlierReview, change: 'hidden' })).toBeNull();
  expect(reviewChanged({ ...review, authorId: null, change: 'written' })).toBeNull();
});

test('no line about a franchisee is public', () => {
  for (const line of [
    proofChanged({ ...proof, state: 'waiting' }),
    reviewChanged({ ...review, change: 'written' }),
  ])
    expect(line?.isPublic).toBeFalsy();
});
