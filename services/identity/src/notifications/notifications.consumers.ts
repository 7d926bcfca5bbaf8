import {
  agentVerifiedV1,
  assignmentChangedV1,
  followedBrandListedV1,
  franchiseeProofChangedV1,
  franchiseeReviewChangedV1,
  inquirySentV1,
  inquiryStatusChangedV1,
  inquiryUnansweredV1,
  listingModeratedV1,
  listingReviewedV1,
  listingUnconfirmedV1,
  meetingChangedV1,
  offerAcceptedV1,
  replySentV1,
  webhookGivenUpV1,
} from '@setu/contracts';
import type { CloudEvent, EventDefinition } from '@setu/protocol';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import type { z } from 'zod';
import type { AddNotification, NotificationToAdd } from './add-notification';
import { alternativesEvent, type KeepAlternatives } from './alternatives';
import type { NotifyModerated } from './moderation-mails';

/** The fields of each event that notifications need. Other fields may change. */
const parties = { id: true, kind: true, fromUserId: true, toUserId: true } as const;
const sent = { ...inquirySentV1, data: inquirySentV1.data.pick(parties) };
const statusChanged = {
  ...inquiryStatusChangedV1,
  data: inquiryStatusChangedV1.data.pick({ ...parties, status: true, followsEvent: true }),
};
const replied = {
  ...replySentV1,
  data: replySentV1.data.pick({ inquiryId: true, kind: true, fromUserId: true, toUserId: true }),
};
const unanswered = {
  ...inquiryUnansweredV1,
  data: inquiryUnansweredV1.data.pick({ ...parties, waited: true }),
};
const met = {
  ...meetingChangedV1,
  data: meetingChangedV1.data.pick({
    inquiryId: true,
    kind: true,
    fromUserId: true,
    toUserId: true,
    state: true,
  }),
};
const accepted = {
  ...offerAcceptedV1,
  data: offerAcceptedV1.data.pick({ id: true, agentId: true, brandId: true }),
};
const assignmentChanged = {
  ...assignmentChangedV1,
  data: assignmentChangedV1.data.pick({
    id: true,
    agentId: true,
    brandId: true,
    status: true,
    isConfirmed: true,
  }),
};
const verified = {
  ...agentVerifiedV1,
  data: agentVerifiedV1.data.pick({ userId: true, isVerified: true, byUserId: true, hasExpired: true }),
};
const moderated = {
  ...listingModeratedV1,
  data: listingModeratedV1.data.pick({ id: true, kind: true, isHidden: true, ownerId: true }),
};

const unconfirmed = {
  ...listingUnconfirmedV1,
  data: listingUnconfirmedV1.data.pick({ id: true, kind: true, ownerId: true, state: true }),
};

const reviewed = {
  ...listingReviewedV1,
  data: listingReviewedV1.data.pick({ id: true, kind: true, ownerId: true, state: true }),
};

const proof = {
  ...franchiseeProofChangedV1,
  data: franchiseeProofChangedV1.data.pick({ franchiseId: true, brandId: true, userId: true, state: true }),
};

const followedListed = {
  ...followedBrandListedV1,
  data: followedBrandListedV1.data.pick({ id: true, brandId: true, userId: true }),
};

const franchiseeReview = {
  ...franchiseeReviewChangedV1,
  data: franchiseeReviewChangedV1.data.pick({
    franchiseId: true,
    brandId: true,
    authorId: true,
    change: true,
  }),
};
const givenUp = { ...webhookGivenUpV1, data: webhookGivenUpV1.data.pick({ userId: true }) };

type DataOf<D extends EventDefinition> = CloudEvent<D>['data'];

const ofInquiry = ({ id, kind, fromUserId, toUserId }: DataOf<typeof sent>): NotificationToAdd => ({
  to: toUserId,
  kind: 'inquiry-received',
  aboutId: id,
  aboutKind: kind,
  otherId: fromUserId,
});

/** Only the sender withdraws, and only the receiver sets any other status. */
const ofStatus = (inquiry: DataOf<typeof statusChanged>): NotificationToAdd | null => {
  if (inquiry.followsEvent) return null;
  const isWithdrawn = inquiry.status === 'withdrawn';
  return {
    to: isWithdrawn ? inquiry.toUserId : inquiry.fromUserId,
    kind: 'status-changed',
    aboutId: inquiry.id,
    aboutKind: inquiry.kind,
    state: inquiry.status,
    otherId: isWithdrawn ? inquiry.fromUserId : inquiry.toUserId,
  };
};

const ofReply = ({ inquiryId, kind, fromUserId, toUserId }: DataOf<typeof replied>): NotificationToAdd => ({
  to: toUserId,
  kind: 'reply-received',
  aboutId: inquiryId,
  aboutKind: kind,
  otherId: fromUserId,
});

const ofMeeting = ({
  inquiryId,
  kind,
  fromUserId,
  toUserId,
  state,
}: DataOf<typeof met>): NotificationToAdd => ({
  to: toUserId,
  kind: 'meeting-changed',
  aboutId: inquiryId,
  aboutKind: kind,
  state,
  otherId: fromUserId,
});

const ofSilence = ({
  id,
  kind,
  fromUserId,
  toUserId,
  waited,
}: DataOf<typeof unanswered>): NotificationToAdd => ({
  to: toUserId,
  kind: 'inquiry-waiting',
  aboutId: id,
  aboutKind: kind,
  state: waited,
  otherId: fromUserId,
});

const ofAcceptance = ({ id, agentId, brandId }: DataOf<typeof accepted>): NotificationToAdd => ({
  to: agentId,
  kind: 'offer-accepted',
  aboutId: id,
  otherId: brandId,
});

/** The brand confirms; every other change is the agent's. */
const ofAssignment = ({
  id,
  agentId,
  brandId,
  status,
  isConfirmed,
}: DataOf<typeof assignmentChanged>): NotificationToAdd => ({
  to: isConfirmed ? agentId : brandId,
  kind: 'assignment-changed',
  aboutId: id,
  state: isConfirmed ? 'confirmed' : status,
  otherId: isConfirmed ? brandId : agentId,
});

/** No notification for an agent whose own change removed the badge. */
const ofVerification = ({
  userId,
  isVerified,
  byUserId,
  hasExpired,
}: DataOf<typeof verified>): NotificationToAdd | null =>
  byUserId === userId && !hasExpired
    ? null
    : {
        to: userId,
        kind: 'verification-changed',
        aboutId: userId,
        state: isVerified ? 'verified' : 'unverified',
      };

/** The notification does not name the administrator. */
const ofModeration = ({ id, kind, isHidden, ownerId }: DataOf<typeof moderated>): NotificationToAdd => ({
  to: ownerId,
  kind: 'listing-moderated',
  aboutId: id,
  aboutKind: kind,
  state: isHidden ? 'hidden' : 'shown',
});

const ofUnconfirmed = ({ id, kind, ownerId, state }: DataOf<typeof unconfirmed>): NotificationToAdd => ({
  to: ownerId,
  kind: 'listing-unconfirmed',
  aboutId: id,
  aboutKind: kind,
  state,
});

const ofReview = ({ id, kind, ownerId, state }: DataOf<typeof reviewed>): NotificationToAdd => ({
  to: ownerId,
  kind: 'listing-reviewed',
  aboutId: id,
  aboutKind: kind,
  state,
});

/** The brand is asked; the person hears of the decision, which may be an administrator's. */
const ofProof = ({ franchiseId, brandId, userId, state }: DataOf<typeof proof>): NotificationToAdd => ({
  to: state === 'waiting' ? brandId : userId,
  kind: 'franchisee-proof',
  aboutId: franchiseId,
  state,
  ...(state === 'waiting' ? { otherId: userId } : {}),
});

const ofFollowed = ({ id, brandId, userId }: DataOf<typeof followedListed>): NotificationToAdd => ({
  to: userId,
  kind: 'followed-brand-listed',
  aboutId: id,
  otherId: brandId,
});

/** Days in which a brand is notified once of the reviews of a person about a franchise: a deleted review can be written again. */
const daysOfReview = 30;

const ofFranchiseeReview = ({
  franchiseId,
  brandId,
  authorId,
  change,
}: DataOf<typeof franchiseeReview>): NotificationToAdd => ({
  to: change === 'written' ? brandId : (authorId ?? undefined),
  kind: 'franchisee-review',
  aboutId: franchiseId,
  state: change,
  ...(change === 'written' && authorId ? { otherId: authorId, onceInDays: daysOfReview } : {}),
  ...(change === 'answered' ? { otherId: brandId } : {}),
});

/** The subject is the brand's account, in whose settings the webhook is. */
const ofWebhook = ({ userId }: DataOf<typeof givenUp>): NotificationToAdd => ({
  to: userId,
  kind: 'webhook-failed',
  aboutId: userId,
});

/** The consumers that create notifications from other services' events. */
export const makeNotificationConsumers = (
  addNotification: AddNotification,
  notifyModerated: NotifyModerated,
  keepAlternatives: KeepAlternatives,
): ConsumerDefinition[] => {
  const notifies = <T extends z.ZodType>(
    definition: EventDefinition<T>,
    notificationOf: (data: z.output<T>) => NotificationToAdd | null,
  ) =>
    on(definition, async (trx, data, envelope) => {
      const notification = notificationOf(data);
      if (notification) await addNotification(trx, notification, envelope);
    });
  // An event creates a notification only once, so a replay changes nothing, and read notifications stay read.
  const reset = async () => undefined;
  return [
    {
      name: 'news-of-inquiries',
      from: 'inquiry',
      subscriptions: [
        notifies(sent, ofInquiry),
        notifies(statusChanged, ofStatus),
        notifies(replied, ofReply),
        notifies(unanswered, ofSilence),
        notifies(met, ofMeeting),
        notifies(givenUp, ofWebhook),
      ],
      reset,
    },
    {
      name: 'news-of-assignments',
      from: 'agent',
      subscriptions: [
        notifies(accepted, ofAcceptance),
        notifies(assignmentChanged, ofAssignment),
        notifies(verified, ofVerification),
      ],
      reset,
    },
    {
      name: 'news-of-listings',
      from: 'catalog',
      subscriptions: [
        notifies(unconfirmed, ofUnconfirmed),
        notifies(reviewed, ofReview),
        notifies(proof, ofProof),
        notifies(franchiseeReview, ofFranchiseeReview),
        notifies(followedListed, ofFollowed),
        on(alternativesEvent, (trx, data, { time }) => keepAlternatives(trx, data, new Date(time))),
        on(moderated, async (trx, data, envelope) => {
          const isNew = await addNotification(trx, ofModeration(data), envelope);
          if (isNew && data.ownerId) await notifyModerated(trx, { ...data, ownerId: data.ownerId, envelope });
        }),
      ],
      reset,
    },
  ];
};
