import {
  getMyFranchiseViews,
  type InquiryView,
  listAssignments,
  listInquiries,
  listMyFranchises,
  listMyRequirements,
  listOfferedProperties,
  listOfferingAgents,
  listRequirementMatches,
  offeredPropertiesMax,
} from '@setu/contracts';
import { api, type Page } from '@setu/mfe-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** All franchises of the brand, newest first: what is counted must not end with a page. */
export const myFranchises = () =>
  queryOptions({
    queryKey: [listMyFranchises.path],
    queryFn: ({ signal }) => api.callAll(listMyFranchises, {}, { signal }),
  });

/** All property requirements of the brand, newest first. */
export const myRequirements = () =>
  queryOptions({
    queryKey: [listMyRequirements.path],
    queryFn: ({ signal }) => api.callAll(listMyRequirements, {}, { signal }),
  });

const firstPage: string | null = null;

/** What the brand received, newest first, page after page: of investors and of agents. */
export const receivedInquiries = () =>
  infiniteQueryOptions({
    queryKey: [listInquiries.path, 'received'],
    queryFn: ({ signal, pageParam }) =>
      api.callPage(listInquiries, { box: 'received', cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Page<unknown>) => page.next,
  });

/** How many inquiries nobody has answered yet; the list itself shows a page only. */
export const openInquiryCount = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'open-count'],
    queryFn: async ({ signal }) =>
      (await api.callPage(listInquiries, { box: 'received', status: 'open', limit: 1 }, { signal })).total,
  });

/** All offers of agents to the brand's requirements, newest first. */
export const receivedOffers = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'offers'],
    queryFn: ({ signal }) => api.callAll(listInquiries, { box: 'received', kind: 'offer' }, { signal }),
  });

/** The brand's own requests to visit a property, newest first. */
export const sentVisits = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'visits'],
    queryFn: ({ signal }) => api.callAll(listInquiries, { box: 'sent', kind: 'visit' }, { signal }),
  });

/** All assignments the brand gave to agents, open ones first. */
export const givenAssignments = () =>
  queryOptions({
    queryKey: [listAssignments.path],
    queryFn: ({ signal }) => api.callAll(listAssignments, {}, { signal }),
  });

/** Views of the brand's franchises: in all, and per day over the last 30 days. */
export const myViews = () =>
  queryOptions({
    queryKey: [getMyFranchiseViews.path],
    queryFn: ({ signal }) => api.call(getMyFranchiseViews, {}, { signal }),
  });

/** Matches shown at most. */
const matchLimit = 50;

/** Available properties that fit a requirement, best first. */
export const requirementMatches = (id: string) =>
  queryOptions({
    queryKey: [listRequirementMatches.path, id],
    queryFn: ({ signal }) => api.call(listRequirementMatches, { id, limit: matchLimit }, { signal }),
  });

/** Each value once, in a fixed order. */
const sortedOnce = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null))].sort();

/** Profiles of the agents behind these offers to a requirement; one who has none is not among them. */
export const offeringAgents = (requirementId: string, offers: readonly InquiryView[]) =>
  queryOptions({
    // An offer of another agent is another question.
    queryKey: [
      listOfferingAgents.path,
      requirementId,
      sortedOnce(offers.map(({ fromUserId }) => fromUserId)),
    ],
    queryFn: ({ signal }) => api.callAll(listOfferingAgents, { requirementId }, { signal }),
  });

/** The properties of these offers, each with its score for the requirement; unavailable ones are not among them. */
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
  });
};
