import {
  type InquiryView,
  listInquiries,
  listOfferedProperties,
  listOfferingAgents,
  offeredPropertiesMax,
} from '@setu/contracts';
import { inquiryNotifications } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** All offers of agents to the brand's requirements, newest first. */
export const receivedOffers = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'offers'],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal }) => api.callAll(listInquiries, { box: 'received', kind: 'offer' }, { signal }),
  });

/** The values without duplicates, in a fixed order. */
const sortedOnce = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null))].sort();

/** Profiles of the agents who made these offers; agents without a profile are missing. */
export const offeringAgents = (requirementId: string, offers: readonly InquiryView[]) =>
  queryOptions({
    // Another agent's offer changes the request.
    queryKey: [
      listOfferingAgents.path,
      requirementId,
      sortedOnce(offers.map(({ fromUserId }) => fromUserId)),
    ],
    queryFn: ({ signal }) => api.callAll(listOfferingAgents, { requirementId }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The properties of these offers, each with its score for the requirement; unavailable properties are missing. */
export const offeredProperties = (requirementId: string, offers: readonly InquiryView[]) => {
  const ids = sortedOnce(offers.map(({ propertyId }) => propertyId));
  return queryOptions({
    queryKey: [listOfferedProperties.path, requirementId, ids],
    queryFn: async ({ signal }) => {
      const calls = [];
      for (let from = 0; from < ids.length; from += offeredPropertiesMax)
        calls.push(
          api.call(
            listOfferedProperties,
            { id: requirementId, propertyId: ids.slice(from, from + offeredPropertiesMax) },
            { signal },
          ),
        );
      return (await Promise.all(calls)).flat();
    },
    placeholderData: keepPreviousData,
  });
};
