import {
  agentVerifiedV1,
  assignmentChangedV1,
  brandProfileSavedV1,
  brandVerifiedV1,
  franchiseCreatedV1,
  franchiseUpdatedV1,
  inquirySentV1,
  inquiryStatusChangedV1,
  listingModeratedV1,
  listingReviewedV1,
  offerAcceptedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
  twoStepRemovedV1,
  userDeletedV1,
  userRegisteredV1,
  userRoleChangedV1,
  userSuspensionChangedV1,
} from '@setu/contracts';
import type { EventData, EventDefinition, ServiceName } from '@setu/protocol';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { proofChanged, proofEvent, reviewChanged, reviewEvent } from './franchisee-lines';
import * as lines from './lines';
import { forgetPeople, recordLines } from './record-activity';

/** Writes a line for each of these events, unless the line is null. Its time is that of the event's data, otherwise that of the event. */
const writes = <D extends EventDefinition>(
  definition: D,
  lineOf: (data: EventData<D>) => lines.Line | null,
  momentOf: (data: EventData<D>) => string | undefined = () => undefined,
) =>
  onAll(definition, (trx, events) =>
    recordLines(
      trx,
      events.flatMap(({ data, id, time }) => {
        const line = lineOf(data);
        return line ? [{ id, source: definition.service, at: new Date(momentOf(data) ?? time), line }] : [];
      }),
    ),
  );

/** Null when another event reports the cause and has a line. */
const byOwner =
  <T extends { followsOwner?: boolean | undefined }>(lineOf: (data: T) => lines.Line) =>
  (data: T): lines.Line | null =>
    data.followsOwner ? null : lineOf(data);

const began = ({ createdAt }: { createdAt?: string | undefined }) => createdAt;

const trailOf = (
  from: ServiceName,
  subscriptions: ConsumerDefinition['subscriptions'],
): ConsumerDefinition => ({
  name: `activity-${from}`,
  from,
  gathers: true,
  subscriptions,
  // Lines are not deleted before a replay, because replaced events are no longer in the stream and their lines cannot be rebuilt.
  reset: async () => undefined,
});

/** Projects the events of other services to the lines of the audit trail. */
export const activityConsumers: readonly ConsumerDefinition[] = [
  trailOf('identity', [
    writes(userRegisteredV1, lines.userRegistered, began),
    writes(userRoleChangedV1, lines.roleChanged),
    writes(userSuspensionChangedV1, lines.suspensionChanged),
    writes(twoStepRemovedV1, lines.twoStepRemoved),
    writes(brandVerifiedV1, lines.brandVerified),
    writes(brandProfileSavedV1, lines.brandProfileSaved, ({ savedAt }) => savedAt),
    onAll(userDeletedV1, (trx, events) =>
      forgetPeople(
        trx,
        events.map(({ data }) => data.id),
      ),
    ),
  ]),
  trailOf('catalog', [
    writes(franchiseCreatedV1, lines.franchiseListed, began),
    writes(franchiseUpdatedV1, byOwner(lines.franchiseUpdated)),
    writes(propertyListedV1, lines.propertyListed, began),
    writes(propertyUpdatedV1, byOwner(lines.propertyUpdated)),
    writes(requirementPostedV1, lines.requirementPosted, began),
    writes(requirementUpdatedV1, byOwner(lines.requirementUpdated)),
    writes(listingModeratedV1, lines.listingModerated),
    writes(listingReviewedV1, lines.listingReviewed),
    writes(proofEvent, proofChanged),
    writes(reviewEvent, reviewChanged),
  ]),
  trailOf('inquiry', [
    writes(inquirySentV1, lines.inquirySent, began),
    writes(inquiryStatusChangedV1, lines.inquiryMoved),
  ]),
  trailOf('agent', [
    writes(offerAcceptedV1, lines.offerAccepted),
    writes(assignmentChangedV1, lines.assignmentChanged),
    writes(agentVerifiedV1, lines.agentVerified),
  ]),
];
