import { type InquiryView, listInquiries } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { queryOptions } from '@tanstack/react-query';
import { inquiryNotifications } from '../../notifications/notification-kinds';

/** The newest inquiry that the signed-in user sent about any franchise; null without any. */
export const lastSentInquiry = () =>
  queryOptions({
    queryKey: [listInquiries.path, 'sent', 'last'],
    meta: { refreshedBy: inquiryNotifications },
    queryFn: async ({ signal }): Promise<InquiryView | null> => {
      const { items } = await api.callPage(
        listInquiries,
        { box: 'sent', kind: 'franchise', limit: 1 },
        { signal },
      );
      return items[0] ?? null;
    },
  });
