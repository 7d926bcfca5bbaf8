import {
  agentVerifiedV1,
  assignmentChangedV1,
  brandProfileSavedV1,
  type EventData,
  type EventDefinition,
  franchiseCreatedV1,
  franchiseUpdatedV1,
  inquirySentV1,
  inquiryStatusChangedV1,
  offerAcceptedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
  type ServiceName,
  userRegisteredV1,
  userRoleChangedV1,
} from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import * as lines from './lines';
import { recordLine } from './record-activity';

/** Writes a line for each of these facts. Its own moment counts where the fact tells one, else the fact's time. */
const writes = <D extends EventDefinition>(
  definition: D,
  lineOf: (data: EventData<D>) => lines.Line,
  momentOf: (data: EventData<D>) => string | undefined = () => undefined,
) =>
  on(definition, (trx, data, { id, time }) =>
    recordLine(trx, lineOf(data), {
      id,
      source: definition.service,
      at: new Date(momentOf(data) ?? time),
    }),
  );

const began = ({ createdAt }: { createdAt?: string | undefined }) => createdAt;

const trailOf = (
  from: ServiceName,
  subscriptions: ConsumerDefinition['subscriptions'],
): ConsumerDefinition => ({
  name: `activity-${from}`,
  from,
  subscriptions,
  reset: async (trx) => {
    await trx('activity').where({ source: from }).delete();
  },
});

/** The audit trail of what happens in the other services: a line a fact. */
export const activityConsumers: readonly ConsumerDefinition[] = [
  trailOf('identity', [
    writes(userRegisteredV1, lines.userRegistered, began),
    writes(userRoleChangedV1, lines.roleChanged),
    writes(brandProfileSavedV1, lines.brandProfileSaved, ({ savedAt }) => savedAt),
  ]),
  trailOf('catalog', [
    writes(franchiseCreatedV1, lines.franchiseListed, began),
    writes(franchiseUpdatedV1, lines.franchiseUpdated),
    writes(propertyListedV1, lines.propertyListed, began),
    writes(propertyUpdatedV1, lines.propertyUpdated),
    writes(requirementPostedV1, lines.requirementPosted, began),
    writes(requirementUpdatedV1, lines.requirementUpdated),
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
