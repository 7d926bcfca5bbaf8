import { franchiseeProofChangedV1, franchiseeReviewChangedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { administrator, because, brand, type Line, participant, quoted } from './lines';

/** The events, with the fields that lines need. Other fields may change. */
export const proofEvent = {
  ...franchiseeProofChangedV1,
  data: franchiseeProofChangedV1.data.pick({
    brandId: true,
    userId: true,
    state: true,
    title: true,
    byUserId: true,
    reason: true,
  }),
};
export const reviewEvent = {
  ...franchiseeReviewChangedV1,
  data: franchiseeReviewChangedV1.data.pick({
    brandId: true,
    authorId: true,
    change: true,
    title: true,
    byUserId: true,
    reason: true,
  }),
};

/** The franchise of an event. Earlier events have no title. */
const named = (title: string | undefined) => (title === undefined ? 'a franchise' : quoted(title));

const decisions = { proven: 'confirmed', declined: 'declined', withdrawn: 'withdrew the proof of' } as const;

/** Null for a decision of an event that does not say who decided. */
export const proofChanged = (event: EventData<typeof proofEvent>): Line | null => {
  const { state, userId, brandId, byUserId, reason } = event;
  const franchise = named(event.title);
  if (state === 'waiting')
    return {
      kind: 'franchise',
      actor: participant(userId),
      text: `asked to be confirmed as a franchisee of ${franchise}`,
    };
  if (!byUserId) return null;
  return {
    kind: 'franchise',
    actor: byUserId === brandId ? brand(byUserId) : administrator(byUserId),
    text: `${decisions[state]} a franchisee of ${franchise}${because(reason ?? null)}`,
  };
};

type Review = EventData<typeof reviewEvent>;

/** Who made a change of a review. Earlier events do not say it, but only an author writes, and only the brand answers. */
const makerOf = ({ change, authorId, brandId, byUserId }: Review): NonNullable<Line['actor']> | null => {
  if (change === 'written') return authorId ? participant(authorId) : null;
  if (change === 'answered') return brand(brandId);
  return byUserId ? administrator(byUserId) : null;
};

const changes = {
  written: 'reviewed',
  answered: 'answered a review of',
  hidden: 'hid a review of',
  restored: 'restored a review of',
} as const;

/** Null when it is unknown who made the change. */
export const reviewChanged = (event: Review): Line | null => {
  const actor = makerOf(event);
  return (
    actor && {
      kind: 'franchise',
      actor,
      text: `${changes[event.change]} ${named(event.title)}${because(event.reason ?? null)}`,
    }
  );
};
