import { getInquiry, type InquiryBox, type InquiryView, listInquiries } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';
import { type ShownInquiries, shownFilter } from '../inquiry/shown-inquiries';
import { inquiryNotifications } from '../notifications/notification-kinds';

/** One inquiry of the signed-in user. Its key has the prefix of the lists, so refreshing them also refreshes it. */
export const inquiry = (id: string) =>
  queryOptions({
    queryKey: [listInquiries.path, 'one', id],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: ({ signal }) => api.call(getInquiry, { id }, { signal }),
  });

/** The newest inquiry that the signed-in user sent about a franchise; null without any. */
export const askedAbout = (franchiseId: string) =>
  queryOptions({
    queryKey: [listInquiries.path, 'sent', 'franchise', franchiseId],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: async ({ signal }): Promise<InquiryView | null> => {
      const { items } = await api.callPage(listInquiries, { box: 'sent', franchiseId, limit: 1 }, { signal });
      // An earlier release of the service ignores the parameter and lists all.
      return items.find((sent) => sent.franchiseId === franchiseId) ?? null;
    },
  });

/** Number of inquiries of a box that are unread, or have no first answer. */
export const inquiryCount = (box: InquiryBox, shown: Exclude<ShownInquiries, 'all'>) =>
  queryOptions({
    queryKey: [listInquiries.path, 'count', box, shown],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: async ({ signal }) => {
      const { total, isTotalBound } = await api.callPage(
        listInquiries,
        { box, ...shownFilter(shown), limit: 1 },
        { signal },
      );
      return { total, isTotalBound };
    },
  });
