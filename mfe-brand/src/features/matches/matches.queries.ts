import { listInquiries, listRequirementMatches } from '@setu/contracts';
import { inquiryNotifications } from '@setu/marketplace';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';

/** The brand's own requests to visit a property, newest first. */
export const sentVisits = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'visits'],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal }) => api.callAll(listInquiries, { box: 'sent', kind: 'visit' }, { signal }),
  });

/** Maximum number of shown matches. */
const matchLimit = 50;

/** Available properties that match a requirement, best first. */
export const requirementMatches = (id: string) =>
  queryOptions({
    queryKey: [listRequirementMatches.path, id],
    queryFn: ({ signal }) => api.call(listRequirementMatches, { id, limit: matchLimit }, { signal }),
  });
